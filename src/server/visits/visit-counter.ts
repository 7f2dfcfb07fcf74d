import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { VisitSumTable as VisitSum } from '#db/tables/visits.tables.ts';
import { OTHER_SOURCES } from '#domain/visits.ts';

type Visit = Omit<VisitSum, 'day' | 'visits'>;

interface Bounds {
  /** Counts are written this long after the first of them. */
  flushMs: number;
  /** Different visits held in memory; beyond this, the source of further ones is not recorded. */
  held: number;
  /** Different sources a day: a caller could invent a new one for each call. */
  sources: number;
}

const BOUNDS: Bounds = { flushMs: 5_000, held: 2_000, sources: 200 };

/**
 * Counts visits in memory and adds them to the sums of their day every few seconds, so that no request waits.
 * A killed process loses the last seconds.
 */
export class VisitCounter {
  readonly #db: Db;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #bounds: Bounds;
  #sums = new Map<string, VisitSum>();
  /** Sent, but not known to be stored. Its key keeps it from being counted twice. */
  #sent: { key: string; sums: readonly VisitSum[] } | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Db, log: Pick<FastifyBaseLogger, 'warn'>, bounds: Partial<Bounds> = {}) {
    this.#db = db;
    this.#log = log;
    this.#bounds = { ...BOUNDS, ...bounds };
  }

  count(visit: Visit): void {
    this.#addUp({ ...visit, day: new Date().toISOString().slice(0, 10), visits: 1 });
    this.#timer ??= setTimeout(() => void this.flush(), this.#bounds.flushMs).unref();
  }

  /** Writes the counts so far. Counts that cannot be written are retried next time. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      do {
        this.#sent ??= this.#take();
        const { key, sums } = this.#sent;
        if (sums.length > 0) await addVisits(this.#db, key, await this.#bounded(sums));
        if (this.#sent?.key === key) this.#sent = undefined;
      } while (this.#sums.size > 0);
    } catch (error) {
      this.#log.warn({ err: error }, 'visits could not be counted, retrying');
    }
  }

  #take() {
    const sums = [...this.#sums.values()];
    this.#sums = new Map();
    return { key: randomUUID(), sums };
  }

  async #bounded(sums: readonly VisitSum[]): Promise<VisitSum[]> {
    const days = [...new Set(sums.map(({ day }) => day))];
    const known = await sourcesOf(this.#db, days);
    return sums.map((sum) => {
      const sources = known.get(sum.day) ?? new Set();
      known.set(sum.day, sources);
      const isNamed = sources.has(sum.source) || sources.size < this.#bounds.sources;
      const source = isNamed || sum.source === '' ? sum.source : OTHER_SOURCES;
      sources.add(source);
      return { ...sum, source };
    });
  }

  #addUp(sum: VisitSum): void {
    const { day, page, source, device, visits } = sum;
    const key = `${day} ${page} ${device} ${source}`;
    const held = this.#sums.get(key);
    if (held) held.visits += visits;
    else if (this.#sums.size < this.#bounds.held || source === '' || source === OTHER_SOURCES) {
      this.#sums.set(key, sum);
    } else {
      this.#addUp({ ...sum, source: OTHER_SOURCES });
    }
  }
}

async function sourcesOf(db: Db, days: readonly string[]): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ day: string; sources: string[] }>`
    select day::text, array_agg(distinct source) as sources from visit_sum
    where day = any(${days}::date[]) group by day
  `.execute(db);
  return new Map(rows.map(({ day, sources }) => [day, new Set(sources)]));
}

/** In one order, so that two instances never wait for each other. */
async function addVisits(db: Db, key: string, sums: readonly VisitSum[]): Promise<void> {
  const all = <Field extends keyof VisitSum>(field: Field) => sums.map((sum) => sum[field]);
  await sql`
    with new as (insert into counted (key) values (${key}) on conflict do nothing returning 1)
    insert into visit_sum as stored (day, page, source, device, visits)
    select day, page, source, device, sum(visits)::int4
    from unnest(
      ${all('day')}::date[], ${all('page')}::text[], ${all('source')}::text[],
      ${all('device')}::text[], ${all('visits')}::int4[]
    ) given (day, page, source, device, visits), new
    group by day, page, source, device
    order by day, page, source, device
    on conflict (day, page, source, device)
      do update set visits = stored.visits + excluded.visits
  `.execute(db);
}
