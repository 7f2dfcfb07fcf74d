import { stringify } from 'csv-stringify/sync';
import { competencyById } from '#domain/competencies.ts';
import { spreadsheetCsv } from '#domain/spreadsheet-cell.ts';
import type { LimitCalls } from '#server/http/rate-limits.ts';
import type { Calls } from '#server/http/request-hooks.ts';
import type { DataOwners } from './data-owner.ts';
import { exportLimit } from './own-data.router.ts';
import type { ExportOutput } from './own-data.schemas.ts';
import { exportOf } from './own-data.service.ts';

interface AnswersCsvOptions {
  dataOwner: DataOwners;
  limitCalls: LimitCalls;
}

/** The answers as a spreadsheet file; procedures only answer JSON. */
export const answersCsvRoutes = (calls: Calls, { dataOwner, limitCalls }: AnswersCsvOptions) =>
  calls((scope) => {
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

type Row = Record<string, string | number | null>;

/** One row for each answer of each assessment. */
function answersCsv({ assessments }: Pick<ExportOutput, 'assessments'>): string {
  const rows = assessments.flatMap((assessment) =>
    assessment.responses.map((response): Row => {
      const competency = competencyById.get(response.competencyId);
      return {
        Assessment: assessment.id,
        Email: assessment.email,
        Started: assessment.createdAt,
        Completed: assessment.isCompleted ? 'yes' : 'no',
        Area: response.category,
        Competency: response.competency,
        'Question 1': competency?.question1 ?? null,
        'Rating 1': response.question1Rating,
        'Question 2': competency?.question2 ?? null,
        'Rating 2': response.question2Rating,
        Average: response.averageRating / 100,
        Answered: response.answeredAt,
      };
    }),
  );
  return stringify(rows, {
    header: true,
    columns,
    // Without it spreadsheets guess the encoding wrong.
    bom: true,
    ...spreadsheetCsv,
  });
}

const columns = [
  'Assessment',
  'Email',
  'Started',
  'Completed',
  'Area',
  'Competency',
  'Question 1',
  'Rating 1',
  'Question 2',
  'Rating 2',
  'Average',
  'Answered',
];
