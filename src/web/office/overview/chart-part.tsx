import { officeOverview } from '#content/office-overview.ts';
import { DataTable } from '#web/office/parts/data-table.tsx';
import { OfficeSection } from '#web/office/parts/page.tsx';
import { hues, palette } from '#web/theme/tokens.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { shortDay } from '#web/lib/dates.ts';
import { Fold } from '#web/ui/fold.tsx';
import * as css from './overview.css.ts';
import { figure, type Chart } from './overview-filters.tsx';
import type { ChartLine } from './time-chart.tsx';
import { flow5, stack5 } from '#web/ui/layout.css.ts';
import { smallSize } from '#web/ui/text.css.ts';

const { chart: words } = officeOverview;

const visitsLine: ChartLine = {
  of: 'visits',
  name: words.visits,
  drawn: { stroke: palette.inkMuted },
};

const chartLines: readonly ChartLine[] = [
  { of: 'started', name: words.started, drawn: { stroke: hues.blue.solid } },
  {
    of: 'completed',
    name: words.completed,
    drawn: { stroke: hues.green.solid, strokeDasharray: '7 3' },
  },
  {
    of: 'emailGiven',
    name: words.emailGiven,
    drawn: { stroke: hues.orange.solid, strokeDasharray: '2 3' },
  },
];

/** Recharts is larger than the rest of the page, which comes first. */
const TimeChart = lazyPart(() => import('./time-chart.tsx').then((part) => part.TimeChart));

/** The chart is hidden from screen readers; the table has the same figures. */
export function ChartPart({ chart: { step, points } }: { chart: Chart }) {
  return (
    <OfficeSection title={words.title}>
      <div className={stack5} aria-hidden>
        <Picture points={points} lines={chartLines} />
        <Picture points={points} lines={[visitsLine]} />
      </div>
      <Fold title={words.asTable[step]} className={smallSize}>
        <DataTable
          caption={words.table[step]}
          rows={points.toReversed()}
          rowKey={({ day }) => day}
          columns={[
            { title: words.columns[step], cell: ({ day }) => shortDay(day) },
            ...[visitsLine, ...chartLines].map(({ of, name }) => ({
              title: name,
              isFigure: true,
              ...(of === 'visits' && { hiddenOn: 'phones' as const }),
              cell: (point: Chart['points'][number]) => figure(point[of]),
            })),
          ]}
        />
      </Fold>
    </OfficeSection>
  );
}

function Picture({ points, lines }: { points: Chart['points']; lines: readonly ChartLine[] }) {
  return (
    <div>
      <p className={`${flow5} ${smallSize}`}>
        {lines.map((line) => (
          <span key={line.of} className={css.key}>
            <svg width={22} height={8}>
              <line x2={22} y1={4} y2={4} strokeWidth={3} {...line.drawn} />
            </svg>
            <span>{line.name}</span>
          </span>
        ))}
      </p>
      <div className={css.picture}>
        <TimeChart points={points} lines={lines} />
      </div>
    </div>
  );
}
