import type { FastifyBaseLogger } from 'fastify';
import type { SiteSettings } from '#content/site-settings.ts';
import type { Db } from '#db/client.ts';
import type { Config } from '#server/config.ts';
import type { Jobs } from '#server/jobs/worker.ts';
import { secretBox } from '#server/auth/secret-box.ts';
import type { Site } from '#server/site/page-store.ts';
import { takeDue } from './mail.repository.ts';
import { planMail } from './planned.service.ts';
import { mailSender, type SenderOptions } from './sender.ts';
import { smtpTransport } from './transport.ts';

interface MailJobsOptions {
  config: Pick<Config, 'mail' | 'publicUrl' | 'cookieSecret' | 'retention'>;
  db: Db;
  site: Pick<Site, 'mail'> | undefined;
  live: { readonly settings: SiteSettings };
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  onAttempt: SenderOptions['onAttempt'];
}

/** Connections to the mail server at the same time. */
const CONCURRENCY = 2;

/** Undefined if no mail is sent. */
export function mailJobs(options: MailJobsOptions): Jobs | undefined {
  const { config, db, site, live, log, onAttempt } = options;
  const render = site?.mail;
  if (!config.mail || !render) return undefined;
  const { publicUrl, retention } = config;
  const send = mailSender({
    db,
    retention,
    publicUrl,
    box: secretBox(config.cookieSecret),
    // Read here, because the settings may have changed since the process started.
    render: (content) => render(content, live.settings),
    send: smtpTransport(config.mail),
    log,
    onAttempt,
  });
  return {
    tasks: { plan_mail: (_payload, attempt) => planMail(db, retention, attempt) },
    // Reminders are sent at about the hour at which their readers used the site.
    schedules: [{ task: 'plan_mail', at: '41 * * * *' }],
    queues: [
      {
        task: 'send_mail',
        concurrency: CONCURRENCY,
        take: async (limit, takesOver) =>
          (await takeDue(db, limit, takesOver)).map((mail) => ({
            id: mail.id,
            send: (signal) => send(mail, signal),
          })),
      },
    ],
  };
}
