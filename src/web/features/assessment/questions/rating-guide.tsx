import { ratingScale } from '#domain/rating-scale.ts';
import * as text from '#web/ui/text.css.ts';
import * as css from './rating-guide.css.ts';

/** What each rating from 1 to 5 means. */
export function RatingGuide() {
  return (
    <section aria-labelledby="rating-guide">
      <h2 id="rating-guide" className={text.h4}>
        Rating Guide
      </h2>
      <ol role="list" className={css.levels}>
        {ratingScale.map(({ value, label, description, color }) => (
          <li key={value} className={css.level}>
            <span className={css.value[color]}>{value}</span>
            <div>
              <p className={css.label[color]}>{label}</p>
              <p className={css.description}>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
