import type { FastifyInstance } from 'fastify';
import type { LimitCalls } from '#server/http/rate-limits.ts';
import { answersCsv } from './answers-csv.ts';
import type { People } from './data-owner.ts';
import { exportLimit } from './own-data.router.ts';
import { exportOf } from './own-data.service.ts';

/** A file for a spreadsheet, which the API's JSON is not. */
export function answersRoutes(
  app: FastifyInstance,
  { person, limitCalls }: { person: People; limitCalls: LimitCalls },
): void {
  const limit = limitCalls({ ...exportLimit, name: 'tables of answers' });
  app.get('/your-data/answers.csv', async (request, reply) => {
    await limit(request);
    const copy = await exportOf(await person({ request, reply }));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="your-answers.csv"')
      .send(answersCsv(copy));
  });
}
