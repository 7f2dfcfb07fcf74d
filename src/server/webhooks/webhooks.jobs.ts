import { unlockJobsOfTheDead } from '#server/jobs/dead-workers.ts';
import type { Schedule, Task } from '#server/jobs/worker.ts';
import { Deliverer, type DelivererOptions } from './deliverer.ts';
import { deleteOld, putLostOnTheirWay } from './delivery.repository.ts';

export const webhookSchedules: readonly Schedule[] = [
  { task: 'find_lost_webhooks', at: '*/5 * * * *' },
  { task: 'delete_old_webhooks', at: '37 3 * * *', isCaughtUp: true },
];

/** The jobs of webhooks, by their names. */
export function webhookTasks(options: DelivererOptions): Record<string, Task> {
  const { db, log } = options;
  const deliverer = new Deliverer(options);
  return {
    deliver_webhook: (payload, attempt) =>
      deliverer.deliver((payload as { id: string }).id, attempt),

    find_lost_webhooks: async () => {
      await unlockJobsOfTheDead(db, 'deliver_webhook');
      const found = await putLostOnTheirWay(db);
      if (found > 0) log.warn({ deliveries: found }, 'webhooks were lost, and are sent anew');
    },

    delete_old_webhooks: () => deleteOld(db),
  };
}
