import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/client.ts';
import { takeBookingEvent } from './webhooks/booking-events.ts';
import type { Config } from './config.ts';
import type { Guard } from './http/request-hooks.ts';
import { signedReports } from './webhooks/inbound-webhooks.ts';
import { takeMailEvent } from './mail/mail-events.service.ts';

type Calls = (routes: (scope: FastifyInstance) => void, guard?: Guard) => PromiseLike<unknown>;

/** Where other services report, those whose signing secret is known. */
export async function reportRoutes(
  calls: Calls,
  db: Db,
  { mail, schedulerWebhookSecret }: Pick<Config, 'mail' | 'schedulerWebhookSecret'>,
): Promise<void> {
  const { webhookSecret } = mail ?? {};
  if (webhookSecret !== undefined) {
    await calls((scope) =>
      signedReports(scope, {
        path: '/api/mail/events',
        secret: webhookSecret,
        take: (reported) => takeMailEvent(db, reported),
      }),
    );
  }
  if (schedulerWebhookSecret === undefined) return;
  await calls(
    (scope) =>
      signedReports(scope, {
        path: '/api/bookings/events',
        secret: schedulerWebhookSecret,
        take: (reported) => takeBookingEvent(db, reported),
      }),
    { fromAnywhere: true },
  );
}
