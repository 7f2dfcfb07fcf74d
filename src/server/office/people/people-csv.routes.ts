import { Readable } from 'node:stream';
import { TRPCError } from '@trpc/server';
import type { Db } from '#db/client.ts';
import type { Services } from '#server/api/services.ts';
import { type Columns, csvOf, sendCsv } from '#server/http/spreadsheet-file.ts';
import { findAfter, type ExportedContact } from './people.repository.ts';
import { exportPeopleInput, type PeopleFilter } from './people.schemas.ts';
import { noteExport } from './people.service.ts';

/** The contacts as a spreadsheet file, sent while it is read from the database; procedures only answer JSON. */
export function peopleCsvRoutes({ addRoutes, db, officeMember, limitCalls }: Services) {
  const limit = limitCalls({
    name: 'tables of people',
    max: 20,
    windowSeconds: 60,
    message: 'Too many downloads. Wait a minute, then try again.',
  });
  addRoutes((scope) => {
    scope.get('/api/office/people.csv', async (request, reply) => {
      await limit(request);
      const member = await officeMember({ request });
      const { data: filter, error } = exportPeopleInput.safeParse(request.query);
      if (error) throw new TRPCError({ code: 'BAD_REQUEST', cause: error });
      await noteExport(db, member, filter);
      const day = new Date().toISOString().slice(0, 10);
      // Reads the next chunk only when the last one was sent.
      const file = Readable.from(peopleCsv(db, filter), { highWaterMark: 1 });
      return sendCsv(reply, `people-${day}.csv`, file);
    });
  });
}

/** People held in memory at a time. */
const BATCH = 500;

async function* peopleCsv(db: Db, filter: PeopleFilter): AsyncGenerator<string> {
  yield csvOf(columns, []);
  for (let after = ''; ;) {
    const batch = await findAfter(db, filter, after, BATCH);
    if (batch.length > 0) yield csvOf(columns, batch, false);
    if (batch.length < BATCH) return;
    after = batch.at(-1)!.address;
  }
}

const columns: Columns<ExportedContact> = {
  Address: (contact) => contact.address,
  'Address verified': (contact) => dayOf(contact.provedAt),
  Status: (contact) => contact.state.replaceAll('_', ' '),
  'First active': (contact) => dayOf(contact.firstAt),
  'Last active': (contact) => dayOf(contact.lastAt),
  Assessments: (contact) => contact.assessments,
  'Competencies rated': (contact) => contact.answered,
  Completed: (contact) => dayOf(contact.completedAt),
  Overall: ({ overallScore: score }) => (score === null ? null : score / 100),
  'Weakest area': (contact) => contact.weakestArea,
  Source: (contact) => contact.source,
  Note: (contact) => contact.note,
  'Call booked': (contact) => contact.bookedOn,
};

/** A day (UTC) in a format that spreadsheets read. */
const dayOf = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? null;
