import { useId, useState } from 'react';
import { assessmentCopy } from '#content/assessment.ts';
import { ratingScale, type Rating } from '#domain/rating-scale.ts';
import * as css from './rating-group.css.ts';

interface RatingGroupProps {
  /** 1 or 2. */
  number: number;
  statement: string;
  value: Rating | null;
  onRate: (value: Rating) => void;
}

/**
 * One question: five native radios, and below them what the level means that is pointed at, focused by
 * keyboard or chosen. Choosing the chosen one again clears it.
 */
export function RatingGroup({ number, statement, value, onRate }: RatingGroupProps) {
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
            // A finger points only while it presses, and what it presses is chosen.
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
                // The radio itself is out of sight; in Firefox its option stayed under the bar.
                target.parentElement?.scrollIntoView({ block: 'nearest' });
              }}
              onBlur={() => setFocused(null)}
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
      <RatingMeaning
        id={id}
        shown={pointed ?? focused ?? value}
        chosen={value}
        hint={assessmentCopy.ratingHint}
      />
    </fieldset>
  );
}

interface RatingMeaningProps {
  /** Of the group: the words of level 4 have this id with `-4`. */
  id: string;
  shown: Rating | null;
  chosen: Rating | null;
  /** Shown while no level is. */
  hint: string;
}

/**
 * The words of one level. All of them lie in the same place and one can be seen: it is as high as the
 * longest, so that nothing moves, and each radio is described by its own words for a screen reader.
 */
function RatingMeaning({ id, shown, chosen, hint }: RatingMeaningProps) {
  return (
    <div className={css.stack}>
      <p className={shown === null ? css.hint : css.hidden}>{hint}</p>
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
