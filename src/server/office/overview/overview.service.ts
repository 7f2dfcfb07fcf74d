import { sql } from 'kysely';
import { BOOKING } from '#content/visits.ts';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import {
  dropOffOf,
  funnelOf,
  medianOf,
  lowestOf,
  chartStep,
  chartSteps,
} from '#domain/overview.ts';
import { devices, type Device } from '#domain/visits.ts';
import type { Jobs } from '#server/jobs/worker.ts';
import * as counts from './overview.repository.ts';
import type { OverviewFilter } from './overview.schemas.ts';

export async function readFunnel(db: Db, filter: OverviewFilter) {
  return counts.byIndexes(db, async (trx) => {
    const { places, minutes } = await counts.countPlaces(trx, filter);
    return {
      ...funnelOf(places),
      booked: await counts.countBooked(trx, filter),
      medianMinutes: medianOf(minutes),
      dropOff: dropOffOf(places),
    };
  });
}

export async function readVisits(db: Db, filter: OverviewFilter) {
  const visits = await counts.byIndexes(db, (trx) => counts.countVisits(trx, filter));
  const [opened = [], ofPages = []] = [true, false].map((isBooking) =>
    visits.filter(({ page }) => (page === BOOKING) === isBooking),
  );
  return {
    pages: [...Map.groupBy(ofPages, ({ page }) => page)]
      .map(([page, some]) => ({ page, visits: total(some) }))
      .toSorted((a, b) => b.visits - a.visits || a.page.localeCompare(b.page)),
    devices: Object.fromEntries(
      devices.map((name) => [name, total(ofPages.filter(({ device }) => device === name))]),
    ) as Record<Device, number>,
    bookingOpened: total(opened),
  };
}

/** Every step of the period, including those without activity. */
export async function readChart(db: Db, filter: OverviewFilter) {
  const step = chartStep(filter);
  const rows = await counts.byIndexes(db, (trx) => counts.countBySteps(trx, filter, step));
  const counted = new Map(rows.map((point) => [point.day, point]));
  const nothing = { visits: 0, started: 0, completed: 0, emailGiven: 0 };
  return {
    step,
    points: chartSteps(filter).map((day) => counted.get(day) ?? { day, ...nothing }),
  };
}

export async function readLowest(db: Db, filter: OverviewFilter) {
  return lowestOf(await counts.byIndexes(db, (trx) => counts.sumRatings(trx, filter)));
}

export function readSources(db: Db, period: Omit<OverviewFilter, 'source'>) {
  return counts.byIndexes(db, (trx) => counts.countSources(trx, period));
}

const total = (some: readonly { visits: number }[]) =>
  some.reduce((sum, { visits }) => sum + visits, 0);

/** In one transaction. */
const DAYS = 10;
/** A lock id that nothing else uses. */
const LOCK = 7_318_204_616;

export const overviewJobs = (db: Db): Jobs => ({
  tasks: { sum_ratings: (_payload, { signal }) => sumDueRatings(db, signal) },
  schedules: [{ task: 'sum_ratings', at: '*/2 * * * *' }],
});

export async function sumDueRatings(db: Db, signal: AbortSignal): Promise<void> {
  let days = DAYS;
  while (days === DAYS && !signal.aborted) days = await sumSomeDays(db);
}

/** Days noted while this runs wait for the next run: their rows may not be visible yet. */
async function sumSomeDays(db: Db): Promise<number> {
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const { rows } = await sql<{ day: string }>`
      with due as (
        delete from rating_due
        where day in (select distinct day from rating_due order by day limit ${DAYS})
        returning day
      )
      select distinct day::text from due
    `.execute(trx);
    for (const { day } of rows) {
      await sql`delete from rating_sum where day = ${day}::date`.execute(trx);
      await sql`
        insert into rating_sum (source, day, competency_id, people, total)
        select case when grouping(source) = 0 then coalesce(source, '') end, ${day}::date, competency_id, count(*), sum(average_rating)
        from assessment join response on assessment_id = id
        where is_completed and started_at >= ${day}::date::timestamp at time zone 'UTC'
          and started_at < (${day}::date + 1)::timestamp at time zone 'UTC'
          and question1_rating is not null and question2_rating is not null
        group by grouping sets ((source, competency_id), (competency_id))
      `.execute(trx);
    }
    return rows.length;
  });
}
