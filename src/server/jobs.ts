import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/client.ts';
import type { Retention } from '#domain/retention.ts';
import { startWorker, type Schedule, type Task } from './jobs/worker.ts';
import { deleteExpired } from './retention/retention.service.ts';
import { jobTried } from './telemetry/occurrences.ts';

export interface JobsOptions {
  databaseUrl: string;
  db: Db;
  retention: Retention;
  log: FastifyBaseLogger;
}

/** In the night of most visitors, and not on the hour, when everything else begins. */
const schedules: readonly Schedule[] = [{ task: 'delete_expired', at: '23 3 * * *' }];

/**
 * Begins to work on the jobs of all features.
 * @returns what ends it
 */
export function workOnJobs({ databaseUrl, db, retention, log }: JobsOptions): () => Promise<void> {
  const tasks: Record<string, Task> = {
    delete_expired: (_payload, { signal }) => deleteExpired(db, retention, signal),
  };
  return startWorker({
    databaseUrl,
    tasks,
    schedules,
    log,
    onFinished: (task, outcome) => jobTried.publish({ task, outcome }),
  });
}
