import { Readable } from 'node:stream';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/client.ts';
import type { OfficeMembers } from '#server/auth/office-members.ts';
import type { LimitCalls } from '#server/http/rate-limits.ts';
import { peopleCsv } from './people-csv.ts';
import { exportPeopleInput } from './people.schemas.ts';
import { noteExport } from './people.service.ts';

export interface PeopleCsvOptions {
  db: Db;
  officeMember: OfficeMembers;
  limitCalls: LimitCalls;
}

/** A file for a spreadsheet, which the API's JSON is not; sent while it is read from the database. */
export function peopleCsvRoutes(app: FastifyInstance, options: PeopleCsvOptions): void {
  const { db, officeMember, limitCalls } = options;
  const limit = limitCalls({
    name: 'tables of people',
    max: 20,
    windowSeconds: 60,
    message: 'Too many downloads. Wait a minute, then try again.',
  });
  app.get('/api/office/people.csv', async (request, reply) => {
    await limit(request);
    const member = await officeMember({ request });
    const { data: filter, error } = exportPeopleInput.safeParse(request.query);
    if (error) throw new TRPCError({ code: 'BAD_REQUEST', cause: error });
    await noteExport(db, member, filter);
    const day = new Date().toISOString().slice(0, 10);
    return (
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="people-${day}.csv"`)
        // One piece at a time, the next when the last was taken; none when nobody takes them any more.
        .send(Readable.from(peopleCsv(db, filter), { highWaterMark: 1 }))
    );
  });
}
