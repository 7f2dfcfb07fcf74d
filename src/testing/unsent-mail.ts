import type { Config } from '#server/config.ts';

/** For services that promise mails while nobody sends them: they stand in the database. */
export const unsentMail: Config['mail'] = {
  smtpUrl: 'smtp://127.0.0.1:1',
  from: 'hello@example.com',
  replyTo: undefined,
  webhookSecret: undefined,
};
