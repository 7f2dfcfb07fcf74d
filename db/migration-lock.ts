import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseUnavailableError } from './limits.ts';
import { openSession, type Session } from './session.ts';

/** Any number will do, as long as every process of this product uses the same. */
const LOCK = 7_318_204_615;

const TIMEOUTS = {
  connectMs: 10_000,
  /** How long to wait for the lock: the process that holds it may be filling a large table. */
  lockMs: 60_000,
  /** A server that is silent for this long hangs. */
  silenceMs: 10_000,
};
export type Timeouts = Partial<typeof TIMEOUTS>;

export const connectForLongWork = (url: string, timeouts?: Timeouts): Promise<Session> =>
  openSession({
    connectionString: url,
    connectionTimeoutMillis: { ...TIMEOUTS, ...timeouts }.connectMs,
    keepAlive: true,
  });

/**
 * Runs work that changes the tables, one process at a time, on a separate connection. A second connection
 * holds the lock and checks that the server still responds. The lock belongs to a transaction, because a
 * pooler shares its sessions among clients.
 */
export async function withMigrationLock<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  timeouts?: Timeouts,
): Promise<T> {
  const { lockMs, silenceMs } = { ...TIMEOUTS, ...timeouts };
  const lock = await connectForLongWork(url, timeouts);
  const done = new AbortController();
  try {
    await takeLock(lock, lockMs, silenceMs);
    const client = await connectForLongWork(url, timeouts);
    const silent = untilSilent(lock, silenceMs, done.signal).catch(() => {
      const error = new DatabaseUnavailableError(
        `${lock.where} has stopped responding. Unfinished work was rolled back. Start again.`,
      );
      // Otherwise the work would wait for an answer forever, and so would `end` below.
      for (const { connection } of [client, lock]) connection.stream.destroy(error);
      throw error;
    });
    try {
      return await Promise.race([work(client), silent]);
    } finally {
      done.abort();
      await client.end();
      // If this fails, the lock ends with its connection.
      await ask(lock, 'commit', silenceMs).catch(() => undefined);
    }
  } finally {
    await lock.end();
  }
}

async function takeLock(lock: Session, lockMs: number, silenceMs: number) {
  try {
    const patient = `set local lock_timeout = ${lockMs}; set local statement_timeout = 0`;
    const idle = 'set local idle_in_transaction_session_timeout = 0';
    await ask(lock, `begin; ${patient}; ${idle}`, silenceMs);
    await ask(lock, `select pg_advisory_xact_lock(${LOCK})`, lockMs + silenceMs);
  } catch (error) {
    const isTaken = (error as { code?: string }).code === '55P03';
    throw new DatabaseUnavailableError(
      isTaken
        ? `${lock.where} is locked: another process has been migrating or restoring it for more ` +
            `than ${lockMs / 1000} s. Start again when it is done. If there is no such process, end ` +
            `the session that holds the lock: select pg_terminate_backend(pid) from pg_locks ` +
            `where locktype = 'advisory' and granted`
        : `${lock.where} does not answer (${(error as Error).message}). Start again when it does.`,
      { cause: error },
    );
  }
}

/** Stops waiting after `withinMs`, even if the server never answers. */
function ask(client: pg.Client, text: string, withinMs: number): Promise<unknown> {
  const query = { text, query_timeout: withinMs };
  return client.query(query);
}

/** Rejects when the connection breaks or the server stops responding; otherwise never settles. */
async function untilSilent(lock: pg.Client, silenceMs: number, done: AbortSignal): Promise<never> {
  for (;;) {
    await setTimeout(silenceMs / 2, undefined, { ref: false });
    if (done.aborted) return new Promise(() => undefined);
    await ask(lock, 'select 1', silenceMs);
  }
}
