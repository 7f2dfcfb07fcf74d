import type { MailConfig } from '#server/config.ts';

/** No mail is sent: enqueued mails stay in the database. */
export const queueOnlyMail: MailConfig = {
  smtpUrl: 'smtp://127.0.0.1:1',
  from: 'hello@example.com',
  replyTo: undefined,
  webhookSecret: undefined,
};
