import { officeOverview } from '#content/office-overview.ts';
import { DataTable } from '#web/features/office/parts/data-table.tsx';
import { Part } from '#web/features/office/parts/page.tsx';
import { figure, type FeedbackMonths } from './overview-query.ts';

const { feedback: words } = officeOverview;

/** Shows nothing until a round was opened. */
export function FeedbackPart({ months }: { months: FeedbackMonths }) {
  if (months.length === 0) return null;
  return (
    <Part title={words.title} lead={words.lead}>
      <DataTable
        caption={words.title}
        rows={months}
        rowKey={({ month }) => month}
        columns={[
          { title: words.columns.month, cell: ({ month }) => month },
          { title: words.columns.rounds, isFigure: true, cell: ({ rounds }) => figure(rounds) },
        ]}
      />
    </Part>
  );
}
