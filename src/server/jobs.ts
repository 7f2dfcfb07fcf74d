import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/client.ts';
import type { Config } from './config.ts';
import type { LiveSettings } from './settings/live-settings.ts';
import { startWorker, type Schedule, type Task } from './jobs/worker.ts';
import { mailSchedules, mailTasks } from './mail/mail.jobs.ts';
import { makeLink } from './mail/mail-link.service.ts';
import { smtpTransport } from './mail/transport.ts';
import { sumDueRatings } from './office/overview/rating-sums.ts';
import { deleteExpired } from './jobs/retention.ts';
import { mailRenderer } from './site/mail-renderer.ts';
import type { Site } from './site/page-store.ts';
import { secretBox } from './webhooks/secret-box.ts';
import { webhookTransport } from './webhooks/transport.ts';
import { webhookSchedules, webhookTasks } from './webhooks/webhooks.jobs.ts';
import { jobTried, mailTried } from './telemetry/events.ts';

export interface JobsOptions {
  config: Config;
  databaseUrl: string;
  db: Db;
  /** Mails are made as its pages are. */
  site: Pick<Site, 'mail'> | undefined;
  live: Pick<LiveSettings, 'settings'>;
  log: FastifyBaseLogger;
}

/** In the night of most visitors, and not on the hour, when everything else begins. */
const schedules: readonly Schedule[] = [
  { task: 'delete_expired', at: '23 3 * * *', isCaughtUp: true },
  { task: 'sum_ratings', at: '*/2 * * * *' },
  ...webhookSchedules,
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
    sum_ratings: (_payload, { signal }) => sumDueRatings(db, signal),
    ...webhookTasks({
      db,
      box: secretBox(config.cookieSecret),
      post: webhookTransport({ allowLoopback: config.webhooksToLoopback }),
      log,
    }),
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
function mailJobs({ config, db, site, live, log }: JobsOptions): Record<string, Task> | undefined {
  const render = site && mailRenderer(site, live);
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
