import { useId } from 'react';
import { formatAverage } from '#domain/score-format.ts';
import type { AreaSummary } from '#domain/scoring.ts';
import { Fold } from '#web/ui/fold.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import * as text from '#web/ui/text.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './area-tiles.css.ts';

/** The progress and the score of each area, folded: a score in view can sway the next rating. */
export function AreaTiles({ areas }: { areas: readonly AreaSummary[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Fold
        className={css.fold}
        title={
          <h2 id={id} className={text.h4}>
            Assessment Progress
          </h2>
        }
      >
        <ul role="list" className={css.tiles}>
          {areas.map(({ name, completed, total, averageScore }) => (
            <li key={name} className={css.tile}>
              <h3 className={css.name}>{name}</h3>
              <p className={css.average}>
                <VisuallyHidden>
                  {completed > 0 ? 'Average score: ' : 'No average score yet'}
                </VisuallyHidden>
                <span aria-hidden={completed === 0}>{formatAverage(averageScore)}</span>
              </p>
              <p className={css.count}>
                {completed} of {total} completed
              </p>
              <ProgressBar
                label={name}
                value={completed}
                max={total}
                valueText={`${completed} of ${total} completed`}
                className={css.bar}
              />
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
