import type { Db } from '#db/client.ts';
import * as log from './log.repository.ts';

const PER_PAGE = 50;

/** Actions of members and the contacts they viewed, the latest first. */
export async function readLog(db: Db, { page }: { page: number }) {
  const [rows, total] = await Promise.all([
    log.findPage(db, { offset: (page - 1) * PER_PAGE, limit: PER_PAGE }),
    log.count(db),
  ]);
  const events = rows.map((row) => ({ ...row, happenedAt: row.happenedAt.toISOString() }));
  return { events, total, perPage: PER_PAGE };
}
