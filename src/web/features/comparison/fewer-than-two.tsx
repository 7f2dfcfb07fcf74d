import { Link } from '@tanstack/react-router';
import { elsewhere } from '#content/elsewhere.ts';
import { comparisonPageCopy } from '#content/comparison.ts';
import { errorStatus, serverMessage } from '#web/lib/api-error.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { shortDate } from '#web/lib/short-date.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Card } from '#web/ui/card.tsx';
import { h3 } from '#web/ui/text.css.ts';
import * as css from './fewer-than-two.css.ts';
import type { Completed } from './history.ts';
import { Retake } from './retake.tsx';

const { none, refused, single } = comparisonPageCopy;

/** Nothing was completed here, nor under an address that this browser verified. */
export function Empty() {
  const { sendsMail } = useSettings();
  return (
    <Card pad="lg" className={css.card}>
      <h2 className={h3}>{none.title}</h2>
      <p className={css.words}>
        {none.text} {sendsMail && elsewhere}
      </p>
      <Link to="/assessment" className={buttonClass({ size: 'lg' })}>
        {none.action}
      </Link>
    </Card>
  );
}

interface SingleProps {
  only: Completed;
  /** There are others, under other addresses or without one. */
  hasOthers: boolean;
}

/** There is nothing to compare it with yet. */
export function Single({ only, hasOthers }: SingleProps) {
  return (
    <Card pad="lg" className={css.card}>
      <h2 className={h3}>{single.title}</h2>
      <p className={css.words}>{single.text(shortDate(only.completedAt))}</p>
      {hasOthers && <p className={css.words}>{single.others}</p>}
      <Retake earlier={only} />
    </Card>
  );
}

/** The address names assessments that the visitor cannot compare. */
export function Refused({ error }: { error?: unknown }) {
  const { sendsMail } = useSettings();
  // A missing assessment looks the same as someone else's.
  const isConflict = errorStatus(error) === 409;
  return (
    <Card pad="lg" className={css.card}>
      <h2 className={h3}>{isConflict ? refused.conflict : refused.title}</h2>
      <p className={css.words}>
        {isConflict ? serverMessage(error) : refused.text} {!isConflict && sendsMail && elsewhere}
      </p>
      <Link to="/assessment/comparison" className={buttonClass({ size: 'lg' })}>
        {refused.action}
      </Link>
    </Card>
  );
}
