import { comparisonCopy as copy } from '#content/comparison.ts';
import type { Change } from '#domain/comparison.ts';
import { ComparedRadar } from '#web/features/results/radar/compared-radar.tsx';
import { columns, drawing, frame } from '#web/features/results/radar/radar-card.css.ts';
import type { DatedComparison } from '#web/features/results/report/printed-comparison.tsx';
import { datesApart } from '#web/lib/dates-apart.ts';
import { Card } from '#web/ui/card.tsx';
import { ChangeRow } from './change-row.tsx';
import * as css from './comparison-shown.css.ts';

interface ComparedAreasProps {
  comparison: DatedComparison;
  overall: Change;
}

/** Both radars, one over the other, and beside them the same figures to read. */
export function ComparedAreas({ comparison, overall }: ComparedAreasProps) {
  const { areas, beforeAt, afterAt } = comparison;
  const dateOf = datesApart([beforeAt, afterAt]);
  return (
    <Card pad="lg">
      <div className={frame}>
        <div className={`${columns} ${css.columns}`}>
          <figure>
            <div aria-hidden className={`${drawing} ${css.picture}`}>
              <ComparedRadar changes={areas} />
            </div>
            <figcaption className={css.legend}>
              <span className={css.entry}>
                <AfterLine />
                {copy.radar.after(dateOf(afterAt))}
              </span>
              <span className={css.entry}>
                <BeforeLine />
                {copy.radar.before(dateOf(beforeAt))}
              </span>
            </figcaption>
          </figure>
          <ul role="list" className={css.rows}>
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
