import type { Db } from '#db/client.ts';
import { roundsByMonth } from '#server/feedback/feedback.service.ts';
import type { OfficeApi } from '#server/office/office-api.ts';
import {
  chartOutput,
  feedbackOutput,
  filterInput,
  funnelOutput,
  lowestOutput,
  periodInput,
  sourcesOutput,
  visitsOutput,
} from './overview.schemas.ts';
import { readChart, readFunnel, readLowest, readSources, readVisits } from './overview.service.ts';

const byStart =
  'Assessments count on the day of their first rating; visits and bookings count on ' +
  'their own day. Deleted assessments still count as far as they got.';

/** Sums only: they identify no one, so that viewing them is not logged. */
export function overviewRouter(office: OfficeApi, { db }: { db: Db }) {
  return office.router({
    funnel: office.query({
      rest: office.GET(
        '/api/office/overview/funnel',
        'Read the funnel: how many reached each step, and where they stopped',
        { description: byStart },
      ),
      input: filterInput,
      output: funnelOutput,
      resolve: ({ input }) => readFunnel(db, input),
    }),

    visits: office.query({
      rest: office.GET(
        '/api/office/overview/visits',
        'Read how often each page and the scheduler were opened',
      ),
      input: filterInput,
      output: visitsOutput,
      resolve: ({ input }) => readVisits(db, input),
    }),

    chart: office.query({
      rest: office.GET(
        '/api/office/overview/chart',
        'Read the counts by day, or by week for a long period',
        { description: byStart },
      ),
      input: filterInput,
      output: chartOutput,
      resolve: ({ input }) => readChart(db, input),
    }),

    lowest: office.query({
      rest: office.GET(
        '/api/office/overview/lowest',
        'Read which areas and competencies people rate lowest',
        {
          description:
            'Covers people who completed the assessment, once there are five; some minutes old. ' +
            'Deleted ratings do not count.',
        },
      ),
      input: filterInput,
      output: lowestOutput,
      resolve: ({ input }) => readLowest(db, input),
    }),

    sources: office.query({
      rest: office.GET('/api/office/overview/sources', 'Read the sources of visits', {
        description: `At most 50. ${byStart}`,
      }),
      input: periodInput,
      output: sourcesOutput,
      resolve: ({ input }) => readSources(db, input),
    }),

    feedback: office.query({
      rest: office.GET(
        '/api/office/overview/feedback',
        'Read how many rounds of feedback were opened in each month of the last year',
        { description: 'The office sees nothing else of feedback.' },
      ),
      output: feedbackOutput,
      resolve: () => roundsByMonth(db),
    }),
  });
}
