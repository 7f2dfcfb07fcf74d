import { useId } from 'react';
import { ratingScale, type Rating } from '#domain/rating-scale.ts';
import * as css from './rating-group.css.ts';

interface RatingGroupProps {
  /** 1 or 2. */
  number: number;
  statement: string;
  value: Rating | null;
  onRate: (value: Rating) => void;
}

/** One question: five native radios. Choosing the chosen one again clears it. */
export function RatingGroup({ number, statement, value, onRate }: RatingGroupProps) {
  const id = useId();
  return (
    <fieldset className={css.group} role="radiogroup" aria-labelledby={id}>
      <legend id={id} className={css.legend}>
        <span className={css.number}>Question {number}: </span>
        {statement}
      </legend>
      <div className={css.options}>
        {ratingScale.map((level) => (
          <label key={level.value} className={css.option[level.color]}>
            <input
              type="radio"
              name={id}
              className={css.radio}
              checked={value === level.value}
              // Clicks and the arrows arrive here, clicks also on the chosen option.
              onClick={() => onRate(level.value)}
              onKeyDown={(event) => {
                // The browser does nothing for Space on the chosen option; here it clears it.
                if (event.key !== ' ' || event.repeat || value !== level.value) return;
                event.preventDefault();
                onRate(level.value);
              }}
              onChange={() => undefined}
            />
            <span className={css.value}>{level.value}</span>
            <span className={css.label}>{level.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
