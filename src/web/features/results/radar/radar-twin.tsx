import { formatAverage } from '#domain/score-format.ts';
import type { AreaSummary } from '#domain/scoring.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './radar-card.css.ts';
import { ScoreBar } from './score-bar.tsx';

/** What the radar shows, highest first; assistive technology gets this instead of the picture. */
export function RadarTwin({ areas }: { areas: readonly AreaSummary[] }) {
  const sorted = areas.toSorted((a, b) => b.averageScore - a.averageScore);
  return (
    <ol role="list" className={css.twin}>
      {sorted.map((area) => (
        <li key={area.name} className={css.row}>
          <p className={css.name}>{area.name}</p>
          <p className={css.figure}>
            {formatAverage(area.averageScore)}
            {area.completed > 0 && <VisuallyHidden> out of 5</VisuallyHidden>}
          </p>
          <div className={css.bar}>
            <ScoreBar area={area} />
          </div>
        </li>
      ))}
    </ol>
  );
}
