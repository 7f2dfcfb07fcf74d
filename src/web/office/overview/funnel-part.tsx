import { officeOverview } from '#content/office-overview.ts';
import { Fold } from '#web/ui/fold.tsx';
import { muted, numeral, smallSize } from '#web/ui/text.css.ts';
import { DataTable, type Column } from '#web/office/parts/data-table.tsx';
import { OfficeSection } from '#web/office/parts/page.tsx';
import { figure, share, type Funnel, type Visits } from './overview-filters.tsx';
import * as css from './overview.css.ts';
import { competencies, competencyName } from '#domain/competencies.ts';
import { byStopped } from '#domain/overview.ts';
import { measure, stack2 } from '#web/ui/layout.css.ts';

const { funnel: words, glance } = officeOverview;

export function AtAGlance({ funnel }: { funnel: Funnel }) {
  const { started } = funnel;
  return (
    <dl className={css.glance}>
      {(['started', 'completed', 'emailGiven', 'booked'] as const).map((step) => {
        const hasShare = started > 0 && (step === 'completed' || step === 'emailGiven');
        const term = glance[step](funnel[step]);
        return (
          <div key={step} className={stack2}>
            <dt className={`${css.keyFigureTerm} ${smallSize} ${muted}`}>
              {hasShare ? `${term}: ${share(funnel[step], started)}` : term}
            </dt>
            <dd className={numeral}>{figure(funnel[step])}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The steps of the assessment, each with its share of those who started. */
const ofAssessment = [
  'started',
  'quarter',
  'half',
  'threeQuarters',
  'completed',
  'emailGiven',
] as const;

interface Step {
  name: string;
  number: number;
  /** The whole that it is a part of; undefined for what is counted on its own. */
  whole?: number;
}

const columns: readonly Column<Step>[] = [
  {
    title: words.columns.step,
    cell: ({ name, number, whole }) => (
      <>
        <span>{name}</span>
        {whole !== undefined && <ShareBar part={number} whole={whole} />}
      </>
    ),
  },
  { title: words.columns.number, isFigure: true, cell: ({ number }) => figure(number) },
];
const shareColumn: Column<Step> = {
  title: words.columns.share,
  isFigure: true,
  cell: ({ number, whole = 0 }) => share(number, whole),
};

export function FunnelPart({ funnel, visits }: { funnel: Funnel; visits: Visits }) {
  const { started, medianMinutes, booked } = funnel;
  const opened = visits.pages.reduce((sum, page) => sum + page.visits, 0);
  const steps = ofAssessment.map((step) => ({
    name: words.steps[step],
    number: funnel[step],
    whole: started,
  }));
  const around = [
    { name: words.steps.visits, number: opened },
    { name: words.steps.bookingOpened, number: visits.bookingOpened },
    { name: words.steps.booked, number: booked },
  ];
  const rowKey = ({ name }: Step) => name;
  return (
    <OfficeSection title={words.title} lead={words.lead}>
      <DataTable
        caption={words.table}
        rows={steps}
        rowKey={rowKey}
        columns={[...columns, shareColumn]}
      />
      {medianMinutes !== null && (
        <p className={`${smallSize} ${muted} ${measure}`}>{words.median(medianMinutes)}</p>
      )}
      <DataTable caption={words.around} rows={around} rowKey={rowKey} columns={columns} />
      <p className={`${smallSize} ${muted} ${measure}`}>{words.booked}</p>
    </OfficeSection>
  );
}

/** Draws the share that the figures beside it show. */
function ShareBar({ part, whole }: { part: number; whole: number }) {
  const percent = whole === 0 ? 0 : Math.min(100, (part / whole) * 100);
  return (
    <span aria-hidden className={css.bar}>
      <span className={css.filled} style={{ width: `${percent}%` }} />
    </span>
  );
}

const { dropOff: dropOffWords } = officeOverview;
const SHOWN = 5;
export const DROP_OFF = 'drop-off';

type Row = Funnel['dropOff'][number];

const dropOffColumns: readonly Column<Row>[] = [
  {
    title: dropOffWords.columns.competency,
    cell: ({ competencyId, reached, stopped }) => (
      <>
        <span>{nameOf(competencyId)}</span>
        <ShareBar part={stopped} whole={reached} />
      </>
    ),
  },
  {
    title: dropOffWords.columns.reached,
    isFigure: true,
    hiddenOn: 'phones',
    cell: ({ reached }) => figure(reached),
  },
  { title: dropOffWords.columns.stopped, isFigure: true, cell: ({ stopped }) => figure(stopped) },
  {
    title: dropOffWords.columns.share,
    isFigure: true,
    cell: ({ reached, stopped }) => share(stopped, reached),
  },
];

/** First the competencies where most people stop, then all of them. */
export function DropOffPart({ dropOff }: { dropOff: Funnel['dropOff'] }) {
  const most = byStopped(dropOff).slice(0, SHOWN);
  if (most.length === 0) {
    return <OfficeSection id={DROP_OFF} title={dropOffWords.title} lead={dropOffWords.none} />;
  }
  const table = (rows: readonly Row[]) => (
    <DataTable
      caption={dropOffWords.table}
      rows={rows}
      rowKey={({ competencyId }) => competencyId ?? ''}
      columns={dropOffColumns}
    />
  );
  return (
    <OfficeSection id={DROP_OFF} title={dropOffWords.title} lead={dropOffWords.lead}>
      {table(most)}
      <Fold title={dropOffWords.all(competencies.length)} className={smallSize}>
        {table(dropOff)}
      </Fold>
    </OfficeSection>
  );
}

function nameOf(id: string | null): string {
  return id === null ? dropOffWords.end : competencyName(id);
}
