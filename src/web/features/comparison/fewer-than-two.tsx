import { Link } from '@tanstack/react-router';
import { elsewhere } from '#content/elsewhere.ts';
import { comparisonPageCopy } from '#content/comparison.ts';
import { errorStatus, serverMessage } from '#web/lib/api-error.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { shortDate } from '#web/lib/dates.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { NoticeCard } from '#web/ui/notice.tsx';
import type { Completed } from './history.ts';
import { Retake } from './retake.tsx';

const { none, refused, single } = comparisonPageCopy;

/** Shown if nothing was completed here or under an address that this browser verified. */
export function Empty() {
  const { sendsMail } = useSettings();
  return (
    <NoticeCard
      title={none.title}
      text={
        <p>
          {none.text} {sendsMail && elsewhere}
        </p>
      }
    >
      <Link to="/assessment" className={buttonClass({ size: 'lg' })}>
        {none.action}
      </Link>
    </NoticeCard>
  );
}

interface SingleProps {
  only: Completed;
  /** True if there are others, under other addresses or without one. */
  hasOthers: boolean;
}

/** Shown if there is no second assessment to compare with yet. */
export function Single({ only, hasOthers }: SingleProps) {
  return (
    <NoticeCard
      title={hasOthers ? single.titleOthers : single.title}
      text={
        <>
          <p>{single.text(shortDate(only.completedAt))}</p>
          {hasOthers && <p>{single.others}</p>}
        </>
      }
    >
      <Retake earlier={only} />
    </NoticeCard>
  );
}

/** Shown if the address names assessments that the visitor cannot compare. */
export function Refused({ error }: { error?: unknown }) {
  const { sendsMail } = useSettings();
  // A missing assessment looks the same as someone else's.
  const isConflict = errorStatus(error) === 409;
  return (
    <NoticeCard
      title={isConflict ? refused.conflict : refused.title}
      text={
        <p>
          {isConflict ? serverMessage(error) : refused.text} {!isConflict && sendsMail && elsewhere}
        </p>
      }
    >
      <Link to="/assessment/comparison" className={buttonClass({ size: 'lg' })}>
        {refused.action}
      </Link>
    </NoticeCard>
  );
}
