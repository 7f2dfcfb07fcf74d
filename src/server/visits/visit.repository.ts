import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { VisitSumTable } from '#db/tables/visit-sum.table.ts';

export type VisitSum = VisitSumTable;

/** The sources that the days have so far. */
export async function sourcesOf(
  db: Db,
  days: readonly string[],
): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ day: string; sources: string[] }>`
    select day::text, array_agg(distinct source) as sources from visit_sum
    where day = any(${days}::date[]) group by day
  `.execute(db);
  return new Map(rows.map(({ day, sources }) => [day, new Set(sources)]));
}

/** In one order, so that two instances never wait for each other. */
export async function addVisits(db: Db, sums: readonly VisitSum[]): Promise<void> {
  const all = <Field extends keyof VisitSum>(field: Field) => sums.map((sum) => sum[field]);
  await sql`
    insert into visit_sum as standing (day, page, source, device, visits)
    select day, page, source, device, sum(visits)::int4
    from unnest(
      ${all('day')}::date[], ${all('page')}::text[], ${all('source')}::text[],
      ${all('device')}::text[], ${all('visits')}::int4[]
    ) given (day, page, source, device, visits)
    group by day, page, source, device
    order by day, page, source, device
    on conflict (day, page, source, device)
      do update set visits = standing.visits + excluded.visits
  `.execute(db);
}
