import { ratingScale, type Rating } from '#domain/rating-scale.ts';
import * as css from './rating-meaning.css.ts';

interface RatingMeaningProps {
  /** Of the group: the words of level 4 have this id with `-4`. */
  id: string;
  shown: Rating | null;
  chosen: Rating | null;
  /** Stands there while no level is shown. */
  hint: string;
}

/**
 * The words of one level. All of them lie in the same place and one can be seen: it is as high as the
 * longest, so that nothing moves, and each radio is described by its own words for a screen reader.
 */
export function RatingMeaning({ id, shown, chosen, hint }: RatingMeaningProps) {
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
