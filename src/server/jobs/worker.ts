import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import {
  Logger,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import { createJobsPool } from '#db/jobs-pool.ts';

/** Does a job. What it throws is tried again, with growing pauses. */
export type Task = (payload: unknown, attempt: Attempt) => Promise<void>;

export interface Attempt {
  /** The process is told to end. */
  signal: AbortSignal;
  /** What this one throws is not tried again. */
  isLast: boolean;
}

export interface Schedule {
  task: string;
  /** Minute, hour, day of the month, month and day of the week, in UTC, as cron has them. */
  at: string;
  /** What fell into a time without any process is made up for, where it is no more than a day ago. */
  isCaughtUp?: true;
}

export type JobOutcome = 'done' | 'failed' | 'given up';

export interface WorkerOptions {
  databaseUrl: string;
  tasks: Readonly<Record<string, Task>>;
  schedules: readonly Schedule[];
  log: Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
  /** Told of each job that was tried. */
  onFinished?: (task: string, outcome: JobOutcome) => void;
}

/** At once; so many connections, and one that listens, are taken beside those of the visitors. */
const CONCURRENCY = 2;
/** After the database was away, and for jobs that are due later. */
const POLL_MS = 2_000;
/** A job that does not end by itself when the process is told to is given back. */
const GIVE_BACK_MS = 3_000;
const END_WITHIN_MS = GIVE_BACK_MS + 2_000;
const RESTART_MS = 2_000;
const CATCH_UP_MS = 24 * 60 * 60 * 1000;

/**
 * Works on the jobs in the database, beside as many other processes as there are. Where the database
 * goes away it goes on when it is back.
 * @returns what ends it: a job in hand is finished or given back
 */
export function startWorker(options: WorkerOptions): () => Promise<void> {
  const { databaseUrl, log } = options;
  const pool = createJobsPool(databaseUrl, CONCURRENCY + 1, (error) =>
    log.warn({ err: error }, 'a database connection of the job worker broke'),
  );

  const stopping = new AbortController();
  let runner: Runner | undefined;
  const working = (async () => {
    while (!stopping.signal.aborted) {
      try {
        runner = await run(runnerOptions(pool, options));
        // It was told to end while it began.
        if (stopping.signal.aborted) await runner.stop();
        await runner.promise;
      } catch (error) {
        log.warn({ err: error }, 'the job worker stopped and starts again');
      }
      await wait(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();

  async function end(): Promise<void> {
    await runner?.stop().catch(() => undefined); // it has ended by itself
    await working;
    await pool.end();
  }
  return async () => {
    stopping.abort();
    // To a database that hangs nothing can be given back.
    await Promise.race([end(), wait(END_WITHIN_MS, undefined, { ref: false })]);
  };
}

function runnerOptions(pool: pg.Pool, { tasks, schedules, log, onFinished }: WorkerOptions) {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload, { abortSignal, job }) =>
        task(payload, { signal: abortSignal, isLast: job.attempts >= job.max_attempts }),
    ]),
  );
  const events = new EventEmitter() as WorkerEvents;
  events.on('job:success', ({ job }) => onFinished?.(job.task_identifier, 'done'));
  events.on('job:error', ({ job }) =>
    onFinished?.(job.task_identifier, job.attempts < job.max_attempts ? 'failed' : 'given up'),
  );
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const;
  return {
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(
      schedules.map(({ task, at, isCaughtUp = false }) => ({
        task,
        match: at,
        options: {
          backfillPeriod: isCaughtUp ? CATCH_UP_MS : 0,
          // One that still waits for its turn is enough, and does not wait behind all others.
          jobKey: task,
          priority: -1,
        },
      })),
    ),
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    // The process has its own way of ending.
    noHandleSignals: true,
    events,
    logger: new Logger(() => (level, message) => log[levels[level]](message)),
    preset: {
      worker: {
        gracefulShutdownAbortTimeout: GIVE_BACK_MS,
        // In batches, however small, what became of a job is waited for at the end.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  };
}
