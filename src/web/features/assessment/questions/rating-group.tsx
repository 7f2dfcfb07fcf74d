import { useId, useState } from 'react';
import { assessmentCopy } from '#content/assessment.ts';
import { ratingScale, type Rating } from '#domain/rating-scale.ts';
import * as css from './rating-group.css.ts';

interface RatingGroupProps {
  /** 1 or 2. */
  number: number;
  statement: string;
  value: Rating | null;
  /** The first that is not rated yet; it says how to choose. */
  isNext: boolean;
  onRate: (value: Rating) => void;
}

/**
 * One question: five native radios, and below them the meaning of the level that is hovered, focused by
 * keyboard or chosen. Choosing the chosen level again clears it.
 */
export function RatingGroup({ number, statement, value, isNext, onRate }: RatingGroupProps) {
  const id = useId();
  const [pointed, setPointed] = useState<Rating | null>(null);
  const [focused, setFocused] = useState<Rating | null>(null);
  return (
    <fieldset className={css.group} role="radiogroup" aria-labelledby={id}>
      <legend id={id} className={css.legend}>
        <span className={css.number}>Question {number}: </span>
        {statement}
      </legend>
      <div className={css.options}>
        {ratingScale.map((level) => (
          <label
            key={level.value}
            className={css.option[level.color]}
            // Touch has no hover: a press chooses.
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(level.value)}
            onPointerLeave={() => setPointed(null)}
          >
            <input
              type="radio"
              name={id}
              className={css.radio}
              checked={value === level.value}
              aria-describedby={`${id}-${level.value}`}
              onFocus={({ target }) => {
                if (!target.matches(':focus-visible')) return;
                setFocused(level.value);
                // The radio itself is invisible; in Firefox its option stayed under the bar.
                target.parentElement?.scrollIntoView({ block: 'nearest' });
              }}
              onBlur={() => setFocused(null)}
              // Handles clicks, also on the chosen option, and arrow keys.
              onClick={() => onRate(level.value)}
              onKeyDown={(event) => {
                // Browsers ignore Space on the chosen option; here it clears it.
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
      <RatingMeaning
        id={id}
        shown={pointed ?? focused ?? value}
        chosen={value}
        hint={isNext ? assessmentCopy.ratingHint : undefined}
      />
    </fieldset>
  );
}

interface RatingMeaningProps {
  /** The group's id: the description of level 4 has this id with `-4`. */
  id: string;
  shown: Rating | null;
  chosen: Rating | null;
  /** Shown while no level is shown. */
  hint: string | undefined;
}

/**
 * The description of one level. All are stacked and one is visible: the height fits the longest, so that
 * nothing moves, and for screen readers each radio has its own description.
 */
function RatingMeaning({ id, shown, chosen, hint }: RatingMeaningProps) {
  return (
    <div className={css.stack}>
      {hint !== undefined && <p className={shown === null ? css.hint : css.hidden}>{hint}</p>}
      {ratingScale.map(({ value, description, color }) => {
        const look = value === chosen ? css.chosen[color] : css.shown;
        return (
          <p key={value} id={`${id}-${value}`} className={value === shown ? look : css.hidden}>
            {description}
          </p>
        );
      })}
    </div>
  );
}
