import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { comparisonPageCopy as copy, retakeCopy } from '#content/comparison.ts';
import { elsewhere } from '#content/elsewhere.ts';
import { formatScore } from '#domain/score-format.ts';
import { errorStatus, serverMessage } from '#web/lib/api-error.ts';
import { shortDate } from '#web/lib/dates.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { NoticeCard } from '#web/ui/notice.tsx';
import { h2, muted } from '#web/ui/text.css.ts';
import { TitledPart } from '#web/ui/titled-part.tsx';
import * as css from './shown/comparison-shown.css.ts';
import { completionDates, type Completed } from './history.ts';
import { Retake } from './retake.tsx';
import {
  above3,
  above4,
  below3,
  flow5,
  measure,
  middle,
  row2,
  shrinks,
} from '#web/ui/layout.css.ts';

const { none, refused, single } = copy;

interface ChooseTwoProps {
  history: readonly Completed[];
  /** Undefined if nothing is chosen yet to compare it with. */
  pair: { id: string; earlierId: string | undefined };
}

/**
 * The two assessments to compare. Choosing in one field what the other shows swaps them. Renders nothing
 * if there is no choice, or if the address names an assessment that this browser does not know.
 */
export function ChooseTwo({ history, pair: { id, earlierId } }: ChooseTwoProps) {
  const navigate = useNavigate();
  const isKnown = [id, earlierId ?? id].every((one) => history.some((it) => it.id === one));
  if (!isKnown || history.length < 2) return null;
  const show = (shownId: string, withId: string | undefined) =>
    void navigate({
      to: '/assessment/comparison',
      search: { id: shownId, ...(withId !== undefined && { with: withId }) },
      resetScroll: false,
    });
  const dateOf = completionDates(history);
  const byEmail = [...Map.groupBy(history, ({ email }) => email)].map(([email, ofOne]) => {
    const options = ofOne.map((it) => (
      <option key={it.id} value={it.id}>
        {copy.option(dateOf(it.completedAt), formatScore(it.overallScore))}
      </option>
    ));
    return { email, options };
  });
  const options = byEmail.map(({ email, options: ofOne }) =>
    byEmail.length === 1 ? (
      ofOne
    ) : (
      <optgroup key={email} label={email ?? copy.noEmail}>
        {ofOne}
      </optgroup>
    ),
  );

  return (
    <div className={shrinks}>
      {earlierId === undefined && (
        <div className={`${measure} ${above4} ${below3}`}>
          <h2 className={h2}>{single.titleOthers}</h2>
          <p className={`${muted} ${above3}`}>{single.others}</p>
        </div>
      )}
      <div className={`${flow5} ${middle}`}>
        <DateChoice
          label={copy.choose.before}
          value={earlierId ?? ''}
          onChoose={(value) => show((value === id && earlierId) || id, value)}
        >
          {earlierId === undefined && <option value="">{copy.choose.none}</option>}
          {options}
        </DateChoice>
        <DateChoice
          label={copy.choose.after}
          value={id}
          onChoose={(value) => show(value, value === earlierId ? id : earlierId)}
        >
          {options}
        </DateChoice>
      </div>
    </div>
  );
}

interface DateChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

const DateChoice = ({ label, value, onChoose, children }: DateChoiceProps) => (
  <label className={`${row2} ${middle} ${shrinks} ${muted}`}>
    <span>{label}</span>
    <select
      className={css.choiceDate}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {children}
    </select>
  </label>
);

/** Shown if nothing was completed here or under an address that this browser verified. */
export function Empty() {
  const { sendsMail } = useSettings();
  return (
    <NoticeCard
      title={none.title}
      text={<p>{sendsMail ? `${none.text} ${elsewhere}` : none.text}</p>}
    >
      <Link to="/assessment" className={buttonClass({ size: 'lg' })}>
        {none.action}
      </Link>
    </NoticeCard>
  );
}

/** Shown if there is no second assessment to compare with yet. */
export function Single({ only }: { only: Completed }) {
  return (
    <NoticeCard title={single.title} text={<p>{single.text(shortDate(only.completedAt))}</p>}>
      <Retake earlier={only} />
    </NoticeCard>
  );
}

/** Shown if all others have another address or none: they may be someone else's. */
export function RetakeInstead({ only }: { only: Completed }) {
  return (
    <TitledPart title={retakeCopy.title} lead={single.text(shortDate(only.completedAt))} isBeside>
      <Retake earlier={only} variant="secondary" />
    </TitledPart>
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
          {isConflict
            ? serverMessage(error)
            : sendsMail
              ? `${refused.text} ${elsewhere}`
              : refused.text}
        </p>
      }
    >
      <Link to="/assessment/comparison" className={buttonClass({ size: 'lg' })}>
        {refused.action}
      </Link>
    </NoticeCard>
  );
}
