import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '#db/client.ts';
import { EMAIL_MAX_LENGTH, normalizeEmail } from '#domain/email.ts';
import { AppError } from '#domain/errors.ts';
import { noteBooking } from './booking.repository.ts';

const deeds = { 'booking.created': 'booked_on', 'booking.cancelled': 'cancelled_on' } as const;

const eventSchema = z.object({
  type: z.enum(['booking.created', 'booking.cancelled']),
  data: z.object({
    /** The scheduler's own number for the booking. */
    id: z.union([z.string().min(1).max(255), z.int()]).transform(String),
    email: z.string().max(EMAIL_MAX_LENGTH).nullish(),
  }),
});

/**
 * What the scheduler reports of a booking; of what it reports besides nothing is looked at. Told again,
 * under whatever number of the report, it changes nothing; a cancelled booking stays cancelled, whichever
 * report comes first.
 * @throws AppError BAD_REQUEST for a booking without a number: it could not be told apart
 */
export async function takeBookingEvent(db: Db, reported: unknown): Promise<void> {
  const { type } = z.object({ type: z.string() }).catch({ type: '' }).parse(reported);
  if (!Object.hasOwn(deeds, type)) return;
  const event = eventSchema.safeParse(reported);
  if (!event.success) {
    throw new AppError(
      'BAD_REQUEST',
      'A booking needs data.id, the scheduler’s own number for it, and may have data.email.',
    );
  }
  const { id, email } = event.data.data;
  await noteBooking(db, {
    reference: hash('sha256', id, 'buffer'),
    deed: deeds[event.data.type],
    email: email ? normalizeEmail(email) : null,
  });
}
