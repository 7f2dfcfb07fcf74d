import { unlockJobsOfTheDead } from '#server/jobs/dead-workers.ts';
import type { Schedule, Task } from '#server/jobs/worker.ts';
import { failLost, putLostOnTheirWay } from './mail.repository.ts';
import { planMail } from './planned.service.ts';
import { MailSender, type SenderOptions } from './sender.ts';

/** Reminders go out at about the hour at which their readers were here. */
export const mailSchedules: readonly Schedule[] = [
  { task: 'plan_mail', at: '41 * * * *' },
  { task: 'find_lost_mail', at: '* * * * *' },
];

/** The jobs of mail, by their names. */
export function mailTasks(options: SenderOptions): Record<string, Task> {
  const { db, retention, log, onTried } = options;
  const sender = new MailSender(options);
  return {
    send_mail: async (payload, attempt) => sender.send((payload as { id: string }).id, attempt),

    plan_mail: async (_payload, { signal }) => planMail(db, retention, signal),

    find_lost_mail: async () => {
      await unlockJobsOfTheDead(db, 'send_mail');
      const found = await putLostOnTheirWay(db);
      if (found > 0) log.warn({ mails: found }, 'mails were lost on their way, and are sent anew');
      for (const { id, kind } of await failLost(db)) {
        log.error({ mail: id, kind }, 'a mail is given up: it was lost on its way for days');
        onTried({ kind, outcome: 'failed' });
      }
    },
  };
}
