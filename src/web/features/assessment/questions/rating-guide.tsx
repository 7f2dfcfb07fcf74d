import * as text from '#web/ui/text.css.ts';
import { ownLevels, type ScaleLevel } from './rating-group.tsx';
import * as css from './rating-guide.css.ts';

/** What each rating from 1 to 5 means. */
export function RatingGuide({ levels = ownLevels }: { levels?: readonly ScaleLevel[] }) {
  return (
    <section aria-labelledby="rating-guide">
      <h2 id="rating-guide" className={text.h4}>
        Rating Guide
      </h2>
      <ol role="list" className={css.levels}>
        {levels.map(({ value, label, description, color }) => (
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
