import type { Transaction } from 'kysely';
import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Services } from '#server/api/services.ts';
import { giveUpInvitations, noMoreInvitations } from '#server/feedback/rater.service.ts';
import { inboundWebhook } from '#server/webhooks/inbound-webhooks.ts';
import { type AddressNote, noteAddress } from './mail.repository.ts';

/** The events of the mail provider that matter here; others are ignored. */
const eventSchema = z.object({
  type: z.enum(['email.bounced', 'email.complained']),
  data: z.object({
    to: z.union([z.string(), z.array(z.string()).max(50)]),
    /** `Permanent`, `Transient`, or `Undetermined`. */
    bounce: z.object({ type: z.string() }).optional(),
  }),
});
type MailEvent = z.infer<typeof eventSchema>;

export const mailEventRoutes = ({ addRoutes, db, config }: Services) =>
  inboundWebhook(addRoutes, {
    path: '/api/mail/events',
    secret: config.mail?.webhookSecret,
    handle: (event) => handleMailEvent(db, event),
  });

/**
 * A permanent bounce stops all mail to the address; a complaint stops its reminders and invitations. Repeated events change
 * nothing.
 */
async function handleMailEvent(db: Db, received: unknown): Promise<void> {
  const event = eventSchema.safeParse(received);
  const note = event.success ? noteOf(event.data) : null;
  if (!event.success || !note) return;
  for (const address of addressesOf(event.data)) {
    await inTransaction(db, async (trx) => {
      if (note === 'refused_at') {
        await bounceAddress(trx, address);
      } else {
        await noteAddress(trx, address, note);
        await noMoreInvitations(trx, address);
      }
    });
  }
}

/** Null if this mail, or the next one, may still arrive. */
function noteOf({ type, data: { bounce } }: MailEvent): AddressNote | null {
  if (type === 'email.complained') return 'unsubscribed_at';
  // Providers that do not name the kind of bounce report permanent ones only.
  return (bounce?.type ?? 'permanent').toLowerCase() === 'permanent' ? 'refused_at' : null;
}

function addressesOf({ data: { to } }: MailEvent): string[] {
  return [to]
    .flat()
    .flatMap((recipient) => addressparser(recipient, { flatten: true }))
    .map(({ address }) => normalizeEmail(address))
    .filter((address) => address !== null);
}

/** Mail to the address was refused for good: it gets no more, and cannot answer invitations. */
export async function bounceAddress(trx: Transaction<Database>, address: string): Promise<void> {
  await noteAddress(trx, address, 'refused_at');
  await giveUpInvitations(trx, { address }, 'bounced');
}
