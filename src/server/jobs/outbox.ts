import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';

export type JobOutcome = 'done' | 'failed' | 'given up';

/** Rows that leave the site, and are their own queue. */
export interface Queue {
  /** Its name in the metrics. */
  task: string;
  /** Attempts at the same time. */
  concurrency: number;
  /**
   * Takes due rows, and reserves them for `LEASE_SECONDS`.
   * @param takesOver also rows whose reservation ended, because their process died
   */
  take: (limit: number, takesOver: boolean) => Promise<Taken[]>;
}

export interface Taken {
  id: string;
  /** Sends it and stores the outcome. When aborted, it returns the row to the queue. */
  send: (signal: AbortSignal) => Promise<JobOutcome>;
}

/** Longer than an attempt takes. After that another process takes the row of one that died. */
export const LEASE_SECONDS = 55;

/** From 3 seconds to six hours, see docs/webhooks.md. */
export const pauseSeconds = (attempts: number) => Math.exp(Math.min(attempts, 10));

/** Wakes the queues of all processes, which listen for jobs. Behind a pooler only polling finds new rows. */
export const wakeQueues = sql`pg_notify('jobs:insert', '{"count":0}')`;
const POLL_MS = 1_000;
/** After an outage every reservation has ended. By then, the processes that still work have stored their outcomes. */
const SETTLED_MS = 10_000;
/** At shutdown, an attempt that has not finished by then is aborted. */
export const GIVE_BACK_MS = 3_000;

interface OutboxOptions {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  onFinished?: ((task: string, outcome: JobOutcome) => void) | undefined;
}

/** Sends what is due in a queue, together with any other processes. */
export function startQueue(
  { task, concurrency, take }: Queue,
  { log, onFinished }: OutboxOptions,
): { wake: () => void; stop: () => Promise<void> } {
  const running = new Map<string, Promise<void>>();
  const aborting = new AbortController();
  let isStopped = false;
  let isWoken = false;
  let taking: Promise<void> | undefined;
  let answeringSince: number | undefined;

  async function takeDue(): Promise<void> {
    const free = concurrency - running.size;
    if (free === 0 || isStopped) return;
    const hasSettled = Date.now() - (answeringSince ?? Infinity) > SETTLED_MS;
    try {
      const taken = await take(free, hasSettled);
      answeringSince ??= Date.now();
      for (const item of taken) {
        if (!running.has(item.id)) running.set(item.id, attempt(item));
      }
    } catch (error) {
      if (answeringSince !== undefined) log.warn({ err: error, task }, 'a queue cannot be read');
      answeringSince = undefined;
    }
  }

  async function attempt({ id, send }: Taken): Promise<void> {
    let outcome: JobOutcome = 'failed';
    try {
      outcome = await send(aborting.signal);
    } catch (error) {
      log.error({ err: error, task, id }, 'the outcome of an attempt could not be stored');
    }
    running.delete(id);
    onFinished?.(task, outcome);
    wake();
  }

  function wake(): void {
    isWoken = true;
    taking ??= (async () => {
      while (isWoken) {
        isWoken = false;
        await takeDue();
      }
      taking = undefined;
    })();
  }

  const polling = setInterval(wake, POLL_MS);
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(polling);
      await taking;
      const finished = () => Promise.all(running.values());
      await Promise.race([finished(), wait(GIVE_BACK_MS, undefined, { ref: false })]);
      aborting.abort();
      await finished();
    },
  };
}

const DATABASE_AWAY_MS = 120_000;
const PAUSE_MS = 500;

/**
 * It was sent, and only this record prevents sending it again: retry while the database is unavailable. If the
 * process ends first, it is sent again.
 */
export async function untilStored<T>(store: () => Promise<T>): Promise<T> {
  for (const givesUpAt = Date.now() + DATABASE_AWAY_MS; ; await wait(PAUSE_MS)) {
    try {
      return await store();
    } catch (error) {
      if (Date.now() > givesUpAt) throw error;
    }
  }
}

/** What waits in the database. A mail or a delivery that was given up does not wait. */
export const waitingWork = `(
  select case when locked_at is null then run_at else now() end as due_at, attempts >= max_attempts as is_given_up
  from graphile_worker.jobs
  union all select due_at, false from mail where state in ('waiting', 'sending')
  union all select due_at, false from webhook_delivery where state = 'waiting'
)`;
