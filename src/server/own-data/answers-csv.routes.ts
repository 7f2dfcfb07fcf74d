import { stringify } from 'csv-stringify/sync';
import { competencyById } from '#domain/competencies.ts';
import { spreadsheetCsv } from '#domain/spreadsheet-cell.ts';
import type { Services } from '#server/api/services.ts';
import type { DataOwners } from './data-owner.ts';
import { exportOf } from './own-data.service.ts';

/** An export reads a lot of data. */
export const exportLimit = {
  max: 20,
  windowSeconds: 60,
  message: 'Too many exports. Wait a minute, then try again.',
};

/** The answers as a spreadsheet file; procedures only answer JSON. */
export const answersCsvRoutes = ({ addRoutes, limitCalls }: Services, dataOwner: DataOwners) =>
  addRoutes((scope) => {
    const limit = limitCalls({ ...exportLimit, name: 'tables of answers' });
    scope.get('/your-data/answers.csv', async (request, reply) => {
      await limit(request);
      const copy = await exportOf(await dataOwner({ request, reply }));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="your-answers.csv"')
        .send(answersCsv(copy));
    });
  });

type Export = Awaited<ReturnType<typeof exportOf>>;
type Assessment = Export['assessments'][number];
type Cell = (assessment: Assessment, response: Assessment['responses'][number]) => unknown;

function answersCsv({ assessments }: Export): string {
  const cells = Object.values(columns);
  return stringify(
    assessments.flatMap((assessment) =>
      assessment.responses.map((response) => cells.map((cell) => cell(assessment, response))),
    ),
    {
      header: true,
      columns: Object.keys(columns),
      // Without it spreadsheets guess the encoding wrong.
      bom: true,
      ...spreadsheetCsv,
    },
  );
}

const columns: Record<string, Cell> = {
  Assessment: ({ id }) => id,
  Email: ({ email }) => email,
  Started: ({ createdAt }) => createdAt,
  Completed: ({ isCompleted }) => (isCompleted ? 'yes' : 'no'),
  Area: (_, { category }) => category,
  Competency: (_, { competency }) => competency,
  'Question 1': (_, { competencyId }) => competencyById.get(competencyId)?.question1 ?? null,
  'Rating 1': (_, { question1Rating }) => question1Rating,
  'Question 2': (_, { competencyId }) => competencyById.get(competencyId)?.question2 ?? null,
  'Rating 2': (_, { question2Rating }) => question2Rating,
  Average: (_, { averageRating }) => averageRating / 100,
  Answered: (_, { answeredAt }) => answeredAt,
};
