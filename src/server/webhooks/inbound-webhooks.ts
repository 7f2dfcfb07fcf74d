import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import type { Db } from '#db/client.ts';
import { EMAIL_MAX_LENGTH, normalizeEmail } from '#domain/email.ts';
import { AppError } from '#domain/errors.ts';
import type { Services } from '#server/api/services.ts';
import type { AddRoutes, CallOptions } from '#server/http/request-hooks.ts';

interface InboundWebhook {
  path: `/api/${string}`;
  /** Without it the route does not exist. */
  secret: string | undefined;
  handle: (event: unknown) => Promise<void>;
}

/** Accepts the events of another service, signed by the Standard Webhooks specification. */
export function inboundWebhook(
  addRoutes: AddRoutes,
  { path, secret, handle }: InboundWebhook,
  options?: CallOptions,
): void {
  if (secret === undefined) return;
  const webhook = new Webhook(secret);
  addRoutes((app) => {
    // The signature covers the bytes: they are verified before they are parsed.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    app.post(path, async (request, reply) => {
      await handle(verified(webhook, request));
      return reply.send({ received: true });
    });
  }, options);
}

function verified(webhook: Webhook, { headers, body }: FastifyRequest): unknown {
  const text = typeof body === 'string' ? body : '';
  try {
    webhook.verify(text, signatureOf(headers), { jsonParse: false });
  } catch {
    throw new AppError(
      'UNAUTHORIZED',
      'The signature does not match this report, or is older than five minutes. ' +
        'Check the signing secret, and the clock.',
    );
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError('BAD_REQUEST', 'The body is not JSON.');
  }
}

/** The headers of the specification, and the older ones of Svix, who wrote it. */
const signatureOf = (headers: FastifyRequest['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.replace(/^svix-/, 'webhook-'),
      `${value}`,
    ]),
  );

const dates = { 'booking.created': 'booked_on', 'booking.cancelled': 'cancelled_on' } as const;

const eventSchema = z.object({
  type: z.enum(['booking.created', 'booking.cancelled']),
  data: z.object({
    /** The scheduler's own number for the booking. */
    id: z.union([z.string().min(1).max(255), z.int()]).transform(String),
    email: z.string().max(EMAIL_MAX_LENGTH).nullish(),
  }),
});

/** The scheduler calls from its own origin. */
export const bookingRoutes = ({ addRoutes, db, config }: Services) =>
  inboundWebhook(
    addRoutes,
    {
      path: '/api/bookings/events',
      secret: config.schedulerWebhookSecret,
      handle: (event) => handleBookingEvent(db, event),
    },
    { fromAnywhere: true },
  );

/**
 * Records a booking, or its cancellation; other events are ignored. Repeated events change nothing, and a
 * canceled booking stays canceled, whichever event arrives first.
 */
async function handleBookingEvent(db: Db, received: unknown): Promise<void> {
  const { type } = z.object({ type: z.string() }).catch({ type: '' }).parse(received);
  if (!Object.hasOwn(dates, type)) return;
  const event = eventSchema.safeParse(received);
  if (!event.success) {
    throw new AppError(
      'BAD_REQUEST',
      'A booking needs data.id, the scheduler’s own id, and can have data.email.',
    );
  }
  const { id, email } = event.data.data;
  const reference = hash('sha256', id, 'buffer');
  const address = email ? normalizeEmail(email) : null;
  const date = sql.ref(dates[event.data.type]);
  // The address of someone who is not a contact is not stored. The first event of a booking decides
  // its contact.
  await sql`
    insert into booking as stored (reference, contact_id, source, ${date})
    select ${reference}, contact.id, coalesce(contact.source, ''), (now() at time zone 'UTC')::date
    from (values (1)) one left join contact on contact.address = ${address}
    on conflict (reference) do update set ${date} = coalesce(stored.${date}, excluded.${date})
  `.execute(db);
}
