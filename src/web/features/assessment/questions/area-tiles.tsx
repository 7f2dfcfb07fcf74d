import { useId } from 'react';
import { formatAverage } from '#domain/score-format.ts';
import { isAreaComplete, type AreaSummary } from '#domain/scoring.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import * as text from '#web/ui/text.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './area-tiles.css.ts';

interface AreaTilesProps {
  areas: readonly AreaSummary[];
  title?: string;
}

/** The score of each area, and its progress until it is complete. */
export function AreaTiles({ areas, title = 'Assessment Progress' }: AreaTilesProps) {
  const id = useId();
  const isComplete = areas.every(isAreaComplete);
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
            {!isComplete && (
              <ProgressBar
                label={area.name}
                value={area.completed}
                max={area.total}
                valueText={`${area.completed} of ${area.total} completed`}
                className={css.bar}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
