import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { month as monthOf } from '#content/mail-dates.ts';
import { officeOverview as words } from '#content/office-overview.ts';
import { office } from '#content/office.ts';
import { AnswersPart } from '#web/office/overview/answers-part.tsx';
import { ChartPart } from '#web/office/overview/chart-part.tsx';
import { DropOffPart, AtAGlance, FunnelPart } from '#web/office/overview/funnel-part.tsx';
import { LowestPart } from '#web/office/overview/lowest-part.tsx';
import { OverviewFilters, overviewAsked, figure } from '#web/office/overview/overview-filters.tsx';
import { VisitsPart, SourcesPart } from '#web/office/overview/visits-part.tsx';
import { DataTable } from '#web/office/parts/data-table.tsx';
import { breakableNames, EmptyState, PageHead, OfficeSection } from '#web/office/parts/page.tsx';
import { Loaded } from '#web/office/parts/query-state.tsx';
import { useOfficeSearch } from '#web/office/parts/routing.tsx';
import { trpc } from '#web/lib/trpc.ts';
import { small, together } from '#web/ui/text.css.ts';

/** Shows the previous figures until the current ones arrive. */
const live = { placeholderData: keepPreviousData };

export function OverviewPage() {
  const query = useOfficeSearch('/office');
  const asked = overviewAsked(query);
  const { from, to } = asked;
  const read = trpc.office.overview;
  const funnel = useQuery(read.funnel.queryOptions(asked, live));
  const visits = useQuery(read.visits.queryOptions(asked, live));
  const chart = useQuery(read.chart.queryOptions(asked, live));
  const lowest = useQuery(read.lowest.queryOptions(asked, live));
  const sources = useQuery(read.sources.queryOptions({ from, to }, live));
  const feedback = useQuery(read.feedback.queryOptions(undefined, live));
  const isEmpty =
    funnel.data?.started === 0 &&
    funnel.data.booked === 0 &&
    visits.data?.pages.length === 0 &&
    visits.data.bookingOpened === 0;
  return (
    <>
      <PageHead title={office.navigation.overview} />
      <AnswersPart asked={asked} funnel={funnel} lowest={lowest} />
      <OverviewFilters query={query} asked={asked} />
      {isEmpty ? (
        <EmptyState {...words.nothing}>
          <p className={`${small} ${together}`}>{breakableNames(words.nothing.example)}</p>
        </EmptyState>
      ) : (
        <>
          <Loaded query={funnel} what="the figures">
            {(counted) => <AtAGlance funnel={counted} />}
          </Loaded>
          <Loaded query={visits} what="the visits">
            {(opened) =>
              funnel.data !== undefined && <FunnelPart funnel={funnel.data} visits={opened} />
            }
          </Loaded>
          <Loaded query={funnel} what="the drop-off figures">
            {({ dropOff }) => <DropOffPart dropOff={dropOff} />}
          </Loaded>
          <Loaded query={lowest} what="the lowest ratings">
            {(rated) => <LowestPart lowest={rated} />}
          </Loaded>
          <Loaded query={chart} what="the chart">
            {(drawn) => <ChartPart chart={drawn} />}
          </Loaded>
          <Loaded query={sources} what="the sources">
            {(found) => <SourcesPart sources={found} chosen={asked.source} />}
          </Loaded>
          <Loaded query={visits} what="the pages">
            {(opened) => <VisitsPart visits={opened} />}
          </Loaded>
        </>
      )}
      <Loaded query={feedback} what="the rounds of feedback">
        {(months) => <FeedbackPart months={months} />}
      </Loaded>
    </>
  );
}

/** Shows nothing until a round was opened. */
function FeedbackPart({ months }: { months: { month: string; rounds: number }[] }) {
  const { title, lead, columns } = words.feedback;
  if (months.length === 0) return null;
  return (
    <OfficeSection title={title} lead={lead}>
      <DataTable
        caption={title}
        rows={months}
        rowKey={({ month }) => month}
        columns={[
          { title: columns.month, cell: ({ month }) => monthOf(new Date(month)) },
          { title: columns.rounds, isFigure: true, cell: ({ rounds }) => figure(rounds) },
        ]}
      />
    </OfficeSection>
  );
}
