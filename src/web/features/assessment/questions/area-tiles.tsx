import { useId } from 'react';
import { formatAverage } from '#domain/score-format.ts';
import { isAreaComplete, type AreaSummary } from '#domain/scoring.ts';
import { ScoreBar } from '#web/features/results/radar/score-bar.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import * as text from '#web/ui/text.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './area-tiles.css.ts';

interface AreaTilesProps {
  areas: readonly AreaSummary[];
  title?: string;
}

/** The progress and the score so far of each area. */
export function AreaTiles({ areas, title = 'Assessment Progress' }: AreaTilesProps) {
  const id = useId();
  // When all areas are complete, the bar shows the score instead of the progress.
  const hasScores = areas.every(isAreaComplete);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={text.h3}>
        {title}
      </h2>
      <ul role="list" className={css.tiles}>
        {areas.map((area) => (
          <li key={area.name} className={css.tile}>
            <h3 className={css.name}>{area.name}</h3>
            <p className={css.average}>
              <VisuallyHidden>Average score: </VisuallyHidden>
              {formatAverage(area.averageScore)}
            </p>
            <p className={css.count}>
              {area.completed} of {area.total} completed
            </p>
            {hasScores ? (
              <div className={css.bar}>
                <ScoreBar area={area} />
              </div>
            ) : (
              <ProgressBar
                label={area.name}
                value={area.completed}
                max={area.total}
                valueText={`${area.completed} of ${area.total} completed`}
                tone={area.color}
                className={css.bar}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
