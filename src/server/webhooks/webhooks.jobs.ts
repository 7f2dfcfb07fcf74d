import type { Db } from '#db/client.ts';
import { unlockJobsOfDeadWorkers, type Jobs } from '#server/jobs/worker.ts';
import { Deliverer, type DelivererOptions } from './deliverer.ts';
import { deleteOld, requeueLost } from './delivery.repository.ts';
import { secretBox } from './secret-box.ts';
import { webhookTransport } from './transport.ts';

interface WebhookJobsOptions {
  config: { cookieSecret: string; webhooksToLoopback: boolean };
  db: Db;
  log: DelivererOptions['log'];
}

export function webhookJobs({ config, db, log }: WebhookJobsOptions): Jobs {
  const deliverer = new Deliverer({
    db,
    box: secretBox(config.cookieSecret),
    post: webhookTransport({ allowLoopback: config.webhooksToLoopback }),
    log,
  });
  return {
    tasks: {
      deliver_webhook: (payload, attempt) =>
        deliverer.deliver((payload as { id: string }).id, attempt),

      find_lost_webhooks: async () => {
        await unlockJobsOfDeadWorkers(db, 'deliver_webhook');
        const found = await requeueLost(db);
        if (found > 0) log.warn({ deliveries: found }, 'sending lost webhooks again');
      },

      delete_old_webhooks: () => deleteOld(db),
    },
    schedules: [
      { task: 'find_lost_webhooks', at: '*/5 * * * *' },
      { task: 'delete_old_webhooks', at: '37 3 * * *', isCaughtUp: true },
    ],
  };
}
