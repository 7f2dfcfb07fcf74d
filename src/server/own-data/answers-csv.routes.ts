import { competencyById } from '#domain/competencies.ts';
import type { Services } from '#server/api/services.ts';
import { type Columns, csvOf, sendCsv } from '#server/http/spreadsheet-file.ts';
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
      const rows = copy.assessments.flatMap(({ responses, ...assessment }) =>
        responses.map((response) => ({ ...assessment, ...response })),
      );
      return sendCsv(reply, 'your-answers.csv', csvOf(columns, rows));
    });
  });

type Assessment = Awaited<ReturnType<typeof exportOf>>['assessments'][number];

const columns: Columns<Omit<Assessment, 'responses'> & Assessment['responses'][number]> = {
  Assessment: ({ id }) => id,
  Email: ({ email }) => email,
  Started: ({ createdAt }) => createdAt,
  Completed: ({ isCompleted }) => (isCompleted ? 'yes' : 'no'),
  Area: ({ category }) => category,
  Competency: ({ competency }) => competency,
  'Question 1': ({ competencyId }) => competencyById.get(competencyId)?.question1 ?? null,
  'Rating 1': ({ question1Rating }) => question1Rating,
  'Question 2': ({ competencyId }) => competencyById.get(competencyId)?.question2 ?? null,
  'Rating 2': ({ question2Rating }) => question2Rating,
  Average: ({ averageRating }) => averageRating / 100,
  Answered: ({ answeredAt }) => answeredAt,
};
