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
import { closePool, createJobsPool } from '#db/client.ts';
import { DatabaseUnavailableError } from '#db/limits.ts';
import { GIVE_BACK_MS, type JobOutcome, type Queue, startQueue } from './outbox.ts';

/** Does a job. If it throws, the worker retries it with growing pauses. */
export type Task = (payload: unknown, attempt: Attempt) => Promise<void>;

export interface Attempt {
  /** Aborted when the process shuts down. */
  signal: AbortSignal;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Works on one item after the other. One that fails is logged, and the others go on.
 * @throws DatabaseUnavailableError
 */
export async function eachAlone<Item>(
  { signal, log }: Attempt,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    if (signal.aborted) return;
    try {
      await work(item);
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      log.error({ err: error, ...(typeof item === 'string' && { item }) }, 'part of a job failed');
    }
  }
}

export interface Jobs {
  tasks: Readonly<Record<string, Task>>;
  schedules?: readonly Schedule[];
  queues?: readonly Queue[];
}

export interface Schedule {
  task: string;
  /** A cron expression, in UTC. */
  at: string;
  /** Runs missed while no process was up are made up for, if less than a day old. */
  isCaughtUp?: true;
}

export interface WorkerOptions {
  databaseUrl: string;
  preparedStatements?: boolean;
  jobs: readonly Jobs[];
  log: Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
  onFinished?: (task: string, outcome: JobOutcome) => void;
}

/** Jobs at the same time. Each takes a connection, and listening takes one more. */
const CONCURRENCY = 2;
/** Finds jobs that are due later, and those added while the database was unavailable. */
const POLL_MS = 2_000;
const END_WITHIN_MS = GIVE_BACK_MS + 2_000;
const RESTART_MS = 2_000;
const ASK_MS = 30_000;
const CATCH_UP_MS = 24 * 60 * 60 * 1000;

/**
 * Works on the jobs in the database, together with any other processes. Continues once a lost database is back.
 * @returns stops the worker: a running job is finished or released
 */
export function startWorker(options: WorkerOptions): () => Promise<void> {
  const { databaseUrl, log } = options;
  const pool = createJobsPool(databaseUrl, CONCURRENCY + 1, (error) =>
    log.warn({ err: error }, 'a database connection of the job worker broke'),
  );

  const queues = options.jobs
    .flatMap((feature) => feature.queues ?? [])
    .map((queue) => startQueue(queue, options));
  const wakeQueues = () => queues.forEach((queue) => queue.wake());

  const stopping = new AbortController();
  let runner: Runner | undefined;
  const working = (async () => {
    while (!stopping.signal.aborted) {
      try {
        runner = await run(runnerOptions(pool, options, wakeQueues));
        // Stopped while starting.
        if (stopping.signal.aborted) await runner.stop();
        await runner.promise;
      } catch (error) {
        log.warn({ err: error }, 'the job worker failed and will restart');
      }
      await wait(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();

  async function end(): Promise<void> {
    const stoppingQueues = Promise.all(queues.map((queue) => queue.stop()));
    await runner?.stop().catch(() => undefined); // already stopped
    await working;
    await stoppingQueues;
    await closePool(pool);
  }
  return async () => {
    stopping.abort();
    // A database that hangs must not delay the shutdown.
    await Promise.race([end(), wait(END_WITHIN_MS, undefined, { ref: false })]);
  };
}

function runnerOptions(
  pool: pg.Pool,
  { jobs, log, onFinished, preparedStatements = true }: WorkerOptions,
  wakeQueues: () => void,
) {
  const tasks = jobs.flatMap((feature) => Object.entries(feature.tasks));
  const schedules = jobs.flatMap((feature) => feature.schedules ?? []);
  const taskList: TaskList = Object.fromEntries(
    tasks.map(([name, task]) => [
      name,
      (payload, { abortSignal }) => task(payload, { signal: abortSignal, log }),
    ]),
  );
  const events = new EventEmitter() as WorkerEvents;
  events.on('job:success', ({ job }) => onFinished?.(job.task_identifier, 'done'));
  events.on('job:error', ({ job }) =>
    onFinished?.(job.task_identifier, job.attempts < job.max_attempts ? 'failed' : 'given up'),
  );
  events.on('pool:listen:notification', wakeQueues);
  events.on('pool:listen:success', ({ client }) => {
    // The only connection that sends nothing by itself breaks off, too, if its network went silent.
    const asking = setInterval(() => void client.query('select 1').catch(() => undefined), ASK_MS);
    client.once('end', () => clearInterval(asking));
    events.once('pool:listen:release', () => clearInterval(asking));
  });
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
          // At most one run is queued, ahead of other jobs.
          jobKey: task,
          priority: -1,
        },
      })),
    ),
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    // shutdown.ts handles signals.
    noHandleSignals: true,
    events,
    logger: new Logger(() => (level, message) => log[levels[level]](message)),
    preset: {
      worker: {
        gracefulShutdownAbortTimeout: GIVE_BACK_MS,
        // Batching would delay the shutdown.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
        preparedStatements,
      },
    },
  };
}
