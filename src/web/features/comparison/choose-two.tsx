import { useNavigate } from '@tanstack/react-router';
import type { ChangeEvent } from 'react';
import { comparisonPageCopy as copy } from '#content/comparison.ts';
import { formatScore } from '#domain/score-format.ts';
import * as css from './comparison-shown.css.ts';
import { completionDates, type Completed } from './history.ts';

interface ChooseTwoProps {
  history: readonly Completed[];
  /** Undefined if nothing is chosen yet to compare it with. */
  pair: { id: string; earlierId: string | undefined };
}

type Choice = ChangeEvent<HTMLSelectElement>;

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
  const options =
    byEmail.length === 1
      ? byEmail[0]!.options
      : byEmail.map(({ email, options: ofOne }) => (
          <optgroup key={email} label={email ?? copy.noEmail}>
            {ofOne}
          </optgroup>
        ));

  return (
    <div className={css.choices}>
      <label className={css.choice}>
        {copy.choose.before}
        <select
          className={css.choiceDate}
          value={earlierId ?? ''}
          onChange={({ target: { value } }: Choice) =>
            show((value === id && earlierId) || id, value)
          }
        >
          {earlierId === undefined && <option value="">{copy.choose.none}</option>}
          {options}
        </select>
      </label>
      <label className={css.choice}>
        {copy.choose.after}
        <select
          className={css.choiceDate}
          value={id}
          onChange={({ target: { value } }: Choice) =>
            show(value, value === earlierId ? id : earlierId)
          }
        >
          {options}
        </select>
      </label>
    </div>
  );
}
