import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#db/client.ts';
import { EMAIL_MAX_LENGTH, normalizeEmail } from '#domain/email.ts';
import { AppError } from '#domain/errors.ts';
import type { Calls } from '#server/http/request-hooks.ts';
import { inboundWebhook } from './inbound-webhooks.ts';

/** The column of `booking` that each event sets. */
const dates = { 'booking.created': 'booked_on', 'booking.cancelled': 'cancelled_on' } as const;

const eventSchema = z.object({
  type: z.enum(['booking.created', 'booking.cancelled']),
  data: z.object({
    /** The scheduler's own number for the booking. */
    id: z.union([z.string().min(1).max(255), z.int()]).transform(String),
    email: z.string().max(EMAIL_MAX_LENGTH).nullish(),
  }),
});

interface BookingOptions {
  db: Db;
  config: { schedulerWebhookSecret: string | undefined };
}

/** The scheduler calls from its own origin. */
export const bookingRoutes = (calls: Calls, { db, config }: BookingOptions) =>
  inboundWebhook(
    calls,
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
 * @throws AppError BAD_REQUEST for a booking without an id
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
