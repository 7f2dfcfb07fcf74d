import { lazy, Suspense } from 'react';
import { officeOverview } from '#content/office-overview.ts';
import { DataTable } from '#web/features/office/parts/data-table.tsx';
import { Part } from '#web/features/office/parts/part.tsx';
import { shortDate } from '#web/lib/short-date.ts';
import { chartLines, visitsLine, type ChartLine } from './chart-lines.ts';
import * as css from './overview.css.ts';
import { figure, type Chart } from './overview-query.ts';

const { chart: words } = officeOverview;

/** Recharts is heavier than all the rest of the page: that comes first. */
const TimeChart = lazy(() =>
  import('./time-chart.tsx').then(({ TimeChart: Drawn }) => ({ default: Drawn })),
);

/** The picture is for who sees it; the table beside it says the same to everybody. */
export function ChartPart({ chart: { step, points } }: { chart: Chart }) {
  return (
    <Part title={words.title}>
      <div className={css.charts} aria-hidden>
        <Picture points={points} lines={chartLines} />
        <Picture points={points} lines={[visitsLine]} />
      </div>
      <details className={css.more}>
        <summary>{words.asTable[step]}</summary>
        <DataTable
          caption={words.table[step]}
          rows={points.toReversed()}
          rowKey={({ day }) => day}
          columns={[
            { title: words.columns[step], cell: ({ day }) => shortDate(day) },
            ...[visitsLine, ...chartLines].map(({ of, name }) => ({
              title: name,
              isFigure: true,
              cell: (point: Chart['points'][number]) => figure(point[of]),
            })),
          ]}
        />
      </details>
    </Part>
  );
}

function Picture({ points, lines }: { points: Chart['points']; lines: readonly ChartLine[] }) {
  return (
    <div>
      <p className={css.legend}>
        {lines.map((line) => (
          <span key={line.of} className={css.key}>
            <svg width={22} height={8}>
              <line x2={22} y1={4} y2={4} strokeWidth={3} {...line.drawn} />
            </svg>
            {line.name}
          </span>
        ))}
      </p>
      <div className={css.picture}>
        <Suspense>
          <TimeChart points={points} lines={lines} />
        </Suspense>
      </div>
    </div>
  );
}
