import { comparisonCopy as copy } from '#content/second-look.ts';
import type { Change } from '#domain/comparison.ts';
import { shortDate } from '#web/lib/short-date.ts';
import { Card } from '#web/ui/card.tsx';
import { comparedAreas } from '#web/features/results/radar/compared-areas.ts';
import { columns, drawing, frame } from '#web/features/results/radar/radar-card.css.ts';
import { radarDrawing } from '#web/features/results/radar/radar-drawing.ts';
import type { PrintedComparison } from '#web/features/results/report/comparison-html.ts';
import { ChangeRow } from './change-row.tsx';
import { rows } from './change-row.css.ts';
import * as css from './compared-radar.css.ts';

interface ComparedRadarProps {
  comparison: PrintedComparison;
  overall: Change;
}

/** Both radars, one over the other, and beside them the same to read. */
export function ComparedRadar({ comparison, overall }: ComparedRadarProps) {
  const { areas, beforeAt, afterAt } = comparison;
  const picture = radarDrawing(comparedAreas(areas, 'after'), comparedAreas(areas, 'before'));
  return (
    <Card pad="lg">
      <div className={frame}>
        <div className={`${columns} ${css.columns}`}>
          <figure>
            <div
              aria-hidden
              className={`${drawing} ${css.picture}`}
              dangerouslySetInnerHTML={{ __html: picture }}
            />
            <figcaption className={css.legend}>
              <span className={css.entry}>
                <AfterLine />
                {copy.radar.after(shortDate(afterAt))}
              </span>
              <span className={css.entry}>
                <BeforeLine />
                {copy.radar.before(shortDate(beforeAt))}
              </span>
            </figcaption>
          </figure>
          <ul role="list" className={rows}>
            <ChangeRow name={copy.overall} change={overall} isLarge />
            {areas.map((change) => (
              <ChangeRow key={change.area} name={change.area} change={change} />
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}

function AfterLine() {
  return (
    <svg viewBox="0 0 36 12" aria-hidden className={css.line}>
      <path d="M0 6h36" strokeWidth={2} />
      <circle cx={18} cy={6} r={4.5} fill="currentColor" stroke="none" />
    </svg>
  );
}

function BeforeLine() {
  return (
    <svg viewBox="0 0 36 12" aria-hidden className={css.line}>
      <path d="M0 6h36" strokeWidth={1.75} strokeDasharray="5 4" />
      <rect x={12.5} y={0.75} width={10.5} height={10.5} strokeWidth={1.5} className={css.square} />
    </svg>
  );
}
