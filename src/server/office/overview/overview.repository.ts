import { sql, type RawBuilder } from 'kysely';
import { BOOKING } from '#content/visits.ts';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { type Device, NO_SOURCE } from '#domain/visits.ts';
import type { Place, RatingSum, ChartStep } from '#domain/overview.ts';
import type { ChartPoint, OverviewFilter, Sources } from './overview.schemas.ts';

const SOURCES = 50;

/** Sums have an empty text for an unknown source. */
const ofSource = ({ source }: OverviewFilter, isUnknown = sql<boolean>`source = ''`) => {
  if (source === undefined) return sql<boolean>`true`;
  return source === NO_SOURCE ? isUnknown : sql<boolean>`source = ${source}`;
};
const ofNullableSource = (filter: OverviewFilter) => ofSource(filter, sql`source is null`);

const inDays = (day: string, { from, to }: OverviewFilter) =>
  sql<boolean>`${sql.ref(day)} between ${from}::date and ${to}::date`;

/**
 * In a transaction without sequential scans: for a part of the rows they are always slower, and the
 * planner's estimate of its size may be outdated.
 */
export function byIndexes<Read>(db: Db, read: (trx: Db) => Promise<Read>): Promise<Read> {
  return inTransaction(db, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return read(trx);
  });
}

/** The progress of each started assessment, including those deleted since. */
const places = (filter: OverviewFilter): RawBuilder<unknown> => sql`(
  select (started_at at time zone 'UTC')::date as day, source, answered_count,
    greatest(current_question_index, answered_count) as stopped_at, is_completed,
    email is not null as has_email,
    case when is_completed then minutes_taken(started_at, completed_at) end as minutes
  from assessment
  where started_at >= ${filter.from}::date::timestamp at time zone 'UTC'
    and started_at < (${filter.to}::date + 1)::timestamp at time zone 'UTC'
    and ${ofNullableSource(filter)}
  union all
  select started_on, source, answered_count, stopped_at, is_completed, has_email, minutes
  from past_assessment where ${inDays('started_on', filter)} and ${ofNullableSource(filter)}
) place`;

export async function countPlaces(db: Db, filter: OverviewFilter) {
  const { rows } = await sql<{ ofMinutes: number; minutes: number | null } & Place>`
    select grouping(is_completed) as "ofMinutes", minutes, answered_count as answered,
      stopped_at as "stoppedAt", is_completed as "isCompleted", has_email as "hasEmail",
      count(*)::int4 as people
    from ${places(filter)}
    group by grouping sets ((answered_count, stopped_at, is_completed, has_email), (minutes))
  `.execute(db);
  return {
    places: rows.filter(({ ofMinutes }) => ofMinutes === 0),
    minutes: rows.flatMap(({ ofMinutes, minutes, people }) =>
      ofMinutes === 1 && minutes !== null ? [{ value: minutes, people }] : [],
    ),
  };
}

export async function countVisits(db: Db, filter: OverviewFilter) {
  const { rows } = await sql<{ page: string; device: Device; visits: number }>`
    select page, device, sum(visits)::float8 as visits from visit_sum
    where ${inDays('day', filter)} and ${ofSource(filter)}
    group by page, device
  `.execute(db);
  return rows;
}

export async function countBooked(db: Db, filter: OverviewFilter): Promise<number> {
  const { rows } = await sql<{ booked: number }>`
    select count(*)::int4 as booked from booking
    where ${inDays('booked_on', filter)} and cancelled_on is null and ${ofSource(filter)}
  `.execute(db);
  return rows[0]!.booked;
}

/** One row for each step with any activity. */
export async function countBySteps(db: Db, filter: OverviewFilter, step: ChartStep) {
  const { rows } = await sql<ChartPoint>`
    select date_trunc(${step}, day)::date::text as day, sum(visits)::float8 as visits,
      sum(started)::int4 as started, sum(completed)::int4 as completed,
      sum(email_given)::int4 as "emailGiven"
    from (
      select day, sum(visits) as visits, 0 as started, 0 as completed, 0 as email_given
      from visit_sum
      where ${inDays('day', filter)} and page <> ${BOOKING} and ${ofSource(filter)}
      group by day
      union all
      select day, 0, count(*), count(*) filter (where is_completed),
        count(*) filter (where is_completed and has_email)
      from ${places(filter)} group by day
    ) counted
    group by 1
  `.execute(db);
  return rows;
}

export async function sumRatings(db: Db, filter: OverviewFilter): Promise<RatingSum[]> {
  const { rows } = await sql<RatingSum>`
    select competency_id as "competencyId", sum(people)::int4 as people, sum(total)::float8 as total
    from rating_sum where ${inDays('day', filter)}
      and ${filter.source === undefined ? sql`source is null` : ofSource(filter)}
    group by competency_id
  `.execute(db);
  return rows;
}

/** The sources with the most people first, then those with the most visits. */
export async function countSources(db: Db, filter: OverviewFilter) {
  const { rows } = await sql<Sources[number]>`
    select coalesce(nullif(source, ''), ${NO_SOURCE}) as source, sum(visits)::float8 as visits,
      sum(started)::int4 as started, sum(completed)::int4 as completed, sum(booked)::int4 as booked
    from (
      select source, sum(visits) as visits, 0 as started, 0 as completed, 0 as booked
      from visit_sum where ${inDays('day', filter)} and page <> ${BOOKING} group by source
      union all
      select coalesce(source, ''), 0, count(*), count(*) filter (where is_completed), 0
      from ${places(filter)} group by source
      union all
      select source, 0, 0, 0, count(*) from booking
      where ${inDays('booked_on', filter)} and cancelled_on is null group by source
    ) counted
    group by 1 order by started desc, visits desc, source limit ${SOURCES}
  `.execute(db);
  return rows;
}
