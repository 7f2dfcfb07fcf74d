import { useNavigate } from '@tanstack/react-router';
import type { ChangeEvent } from 'react';
import { comparisonPageCopy as copy } from '#content/second-look.ts';
import { formatScore } from '#domain/score-format.ts';
import { shortDate } from '#web/lib/short-date.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Completed } from './history.ts';

interface ChooseTwoProps {
  history: readonly Completed[];
  /** Undefined: nothing is chosen yet to compare it with. */
  pair: { id: string; earlierId: string | undefined };
}

/** The two that are compared. Who chooses in one what stands in the other exchanges them. */
export function ChooseTwo({ history, pair: { id, earlierId } }: ChooseTwoProps) {
  const navigate = useNavigate();
  const show = (shownId: string, withId: string | undefined) =>
    void navigate({
      to: '/assessment/comparison',
      search: { id: shownId, ...(withId !== undefined && { with: withId }) },
      resetScroll: false,
    });
  const isOfOne = new Set(history.map(({ email }) => email)).size === 1;
  const options = history.map((it) => (
    <option key={it.id} value={it.id}>
      {copy.option(shortDate(it.completedAt), formatScore(it.overallScore))}
      {!isOfOne && `, ${it.email ?? copy.noEmail}`}
    </option>
  ));

  return (
    <>
      <SelectField
        label={copy.choose.before}
        value={earlierId ?? ''}
        onChange={({ target: { value } }: ChangeEvent<HTMLSelectElement>) =>
          show((value === id && earlierId) || id, value)
        }
      >
        {earlierId === undefined && <option value="">{copy.choose.none}</option>}
        {options}
      </SelectField>
      <SelectField
        label={copy.choose.after}
        value={id}
        onChange={({ target: { value } }: ChangeEvent<HTMLSelectElement>) =>
          show(value, value === earlierId ? id : earlierId)
        }
      >
        {options}
      </SelectField>
    </>
  );
}
