import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/client.ts';
import type { Config } from './config.ts';
import { startWorker, type Schedule, type Task } from './jobs/worker.ts';
import { mailSchedules, mailTasks } from './mail/mail-tasks.ts';
import { makeLink } from './mail-links/mail-link.service.ts';
import { smtpTransport } from './mail/transport.ts';
import { deleteExpired } from './retention/retention.service.ts';
import { mailRenderer } from './site/mail-renderer.ts';
import type { Site } from './site/page-store.ts';
import { jobTried, mailTried } from './telemetry/occurrences.ts';

export interface JobsOptions {
  config: Config;
  databaseUrl: string;
  db: Db;
  /** Mails are made as its pages are. */
  site: Pick<Site, 'mail' | 'portrait'> | undefined;
  log: FastifyBaseLogger;
}

/** In the night of most visitors, and not on the hour, when everything else begins. */
const schedules: readonly Schedule[] = [
  { task: 'delete_expired', at: '23 3 * * *', isCaughtUp: true },
];

/**
 * Begins to work on the jobs of all features.
 * @returns what ends it
 */
export function workOnJobs(options: JobsOptions): () => Promise<void> {
  const { config, databaseUrl, db, log } = options;
  const mail = mailJobs(options);
  const settings = { retention: config.retention, tells: mail !== undefined };
  const tasks: Record<string, Task> = {
    delete_expired: (_payload, { signal }) => deleteExpired(db, settings, signal),
    ...mail,
  };
  return startWorker({
    databaseUrl,
    tasks,
    schedules: mail ? [...schedules, ...mailSchedules] : schedules,
    log,
    onFinished: (task, outcome) => jobTried.publish({ task, outcome }),
  });
}

/** Undefined where no mail is sent. */
function mailJobs({ config, db, site, log }: JobsOptions): Record<string, Task> | undefined {
  const render = site && mailRenderer(site, config);
  if (!config.mail || !render) return undefined;
  return mailTasks({
    db,
    retention: config.retention,
    makeLink: (link) => makeLink(db, config.publicUrl, link),
    render,
    send: smtpTransport(config.mail),
    log,
    onTried: (tried) => mailTried.publish(tried),
  });
}
