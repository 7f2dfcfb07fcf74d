import type { Db } from '#db/client.ts';
import type { OfficeApi } from '#server/office/office-api.ts';
import { logInput, logOutput } from './log.schemas.ts';
import { readLog } from './log.service.ts';

/** The audit log of the office. */
export function logRouter(office: OfficeApi, { db }: { db: Db }) {
  return office.router({
    list: office.query({
      rest: {
        method: 'GET',
        path: '/api/office/log',
        summary: 'Read the log of the office, page by page',
      },
      input: logInput,
      output: logOutput,
      resolve: ({ input }) => readLog(db, input),
    }),
  });
}
