import { setTimeout as wait } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { waitingWork } from '#server/jobs/outbox.ts';

/**
 * PostgreSQL's clock cannot be moved, so the demo moves its data: "90 days later" is everything that is
 * stored, 90 days ago.
 */

const DAY_MS = 24 * 60 * 60 * 1000;
/** For days that are part of a key: far enough that no moved row meets one that has not moved yet. */
const FAR_DAYS = 1_000_000;
const JOBS_END_MS = 60_000;
/** A day or a moment as a value inside JSON. */
const jsonDay = /(?<=")\d{4}-\d\d-\d\d(?=["T])/g;

interface TimeColumn {
  schema: string;
  table: string;
  name: string;
  /** A text is a day. */
  type: 'date' | 'jsonb' | 'text' | 'timestamp with time zone' | 'timestamp without time zone';
}

/** The days until a plan's next reminder. It is for one day, so no step goes beyond it. */
export async function daysToReminder(db: Db): Promise<number> {
  const { days } = await db
    .selectFrom('plan')
    .select(
      sql<number | null>`extract(epoch from min(next_reminder_at) - now())::float8 / 86400`.as(
        'days',
      ),
    )
    .executeTakeFirstOrThrow();
  return days === null ? Infinity : Math.max(1, Math.ceil(days));
}

/** Moves every date and time that is stored into the past, also those inside JSON. */
export async function moveIntoPast(db: Db, days: number): Promise<void> {
  const columns = await timeColumns(db);
  await inTransaction(db, async (trx) => {
    const run = (statement: RawBuilder<unknown>) => statement.execute(trx);
    await run(sql`set local statement_timeout = 0`);
    // Without triggers: nothing has happened to these rows.
    await run(sql`set local session_replication_role = replica`);
    for (const [name, all] of Map.groupBy(columns, (it) => `${it.schema}.${it.table}`)) {
      const table = sql.table(name);
      const set = (by: (column: TimeColumn) => RawBuilder<unknown>, of: readonly TimeColumn[]) =>
        of.length > 0 &&
        run(
          sql`update ${table} set ${sql.join(of.map((it) => sql`${sql.ref(it.name)} = ${by(it)}`))}`,
        );
      const dates = all.filter(({ type }) => type === 'date');
      await set((it) => sql`${sql.ref(it.name)} - ${FAR_DAYS}::integer`, dates);
      await set((it) => sql`${sql.ref(it.name)} + ${FAR_DAYS - days}::integer`, dates);
      await set(
        (it) => sql`(${sql.ref(it.name)}::date - ${days}::integer)::text`,
        all.filter(({ type }) => type === 'text'),
      );
      await set(
        (it) => sql`${sql.ref(it.name)} - ${days * 24} * interval '1 hour'`,
        all.filter(({ type }) => type.startsWith('timestamp')),
      );
      for (const column of all.filter(({ type }) => type === 'jsonb')) {
        await moveJson(trx, table, column.name, days);
      }
    }
  });
}

/** New tables and columns are found by their type, and days that are stored as text by their name. */
export async function timeColumns(db: Db): Promise<TimeColumn[]> {
  const { rows } = await sql<TimeColumn>`
    select table_schema as schema, table_name as table, column_name as name, data_type as type
    from information_schema.columns join information_schema.tables
      using (table_catalog, table_schema, table_name)
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
      and is_generated = 'NEVER'
      and (data_type in ('date', 'jsonb', 'timestamp with time zone', 'timestamp without time zone')
        or data_type = 'text' and column_name like '%\\_on')
    order by 1, 2, ordinal_position`.execute(db);
  return rows;
}

async function moveJson(
  db: Db,
  table: RawBuilder<unknown>,
  column: string,
  days: number,
): Promise<void> {
  const { rows } = await sql<{ place: string; text: string }>`
    select ctid::text as place, ${sql.ref(column)}::text as text from ${table}
    where ${sql.ref(column)}::text ~ '"\\d{4}-\\d\\d-\\d\\d["T]'`.execute(db);
  const moved = rows.map(({ text }) =>
    text.replaceAll(jsonDay, (day) =>
      new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10),
    ),
  );
  await sql`
    update ${table} set ${sql.ref(column)} = given.text::jsonb
    from unnest(${rows.map(({ place }) => place)}::text[], ${moved}::text[]) given (place, text)
    where ${table}.ctid = given.place::tid`.execute(db);
}

/** Runs every job that has a schedule, and waits for what it causes. */
export async function runScheduledJobs(db: Db): Promise<void> {
  await sql`
    select graphile_worker.add_job(identifier, job_key => identifier)
    from graphile_worker._private_known_crontabs`.execute(db);
  await jobsDone(db);
}

/** Waits until no job, mail, or delivery is due. One that failed waits for its next attempt. */
export async function jobsDone(db: Db): Promise<void> {
  const until = Date.now() + JOBS_END_MS;
  for (;;) {
    const { rows } = await sql`
      select from ${sql.raw(waitingWork)} waiting
      where due_at <= now() and not is_given_up limit 1`.execute(db);
    if (rows.length === 0) return;
    if (Date.now() > until) throw new Error('The jobs did not finish in time.');
    await wait(20);
  }
}
