import type { Db } from '#db/client.ts';
import { roundsByMonth } from '#server/feedback/feedback.service.ts';
import type { OfficeApi } from '#server/office/office-api.ts';
import * as schemas from './overview.schemas.ts';
import * as overview from './overview.service.ts';

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
      input: schemas.filterInput,
      output: schemas.funnelOutput,
      resolve: ({ input }) => overview.readFunnel(db, input),
    }),

    visits: office.query({
      rest: office.GET(
        '/api/office/overview/visits',
        'Read how often each page and the scheduler were opened',
      ),
      input: schemas.filterInput,
      output: schemas.visitsOutput,
      resolve: ({ input }) => overview.readVisits(db, input),
    }),

    chart: office.query({
      rest: office.GET(
        '/api/office/overview/chart',
        'Read the counts by day, or by week for a long period',
        { description: byStart },
      ),
      input: schemas.filterInput,
      output: schemas.chartOutput,
      resolve: ({ input }) => overview.readChart(db, input),
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
      input: schemas.filterInput,
      output: schemas.lowestOutput,
      resolve: ({ input }) => overview.readLowest(db, input),
    }),

    sources: office.query({
      rest: office.GET('/api/office/overview/sources', 'Read the sources of visits', {
        description: `At most 50. ${byStart}`,
      }),
      input: schemas.periodInput,
      output: schemas.sourcesOutput,
      resolve: ({ input }) => overview.readSources(db, input),
    }),

    feedback: office.query({
      rest: office.GET(
        '/api/office/overview/feedback',
        'Read how many rounds of feedback were opened in each month of the last year',
        { description: 'The office sees nothing else of feedback.' },
      ),
      output: schemas.feedbackOutput,
      resolve: () => roundsByMonth(db),
    }),
  });
}
