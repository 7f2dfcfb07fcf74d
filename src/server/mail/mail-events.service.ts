import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import type { Db } from '#db/client.ts';
import { normalizeEmail } from '#domain/email.ts';
import { dropWaiting, noteAddress, type AddressNote } from './mail-address.repository.ts';

/** What a mail provider reports; of what it reports besides nothing is looked at. */
const eventSchema = z.object({
  type: z.enum(['email.bounced', 'email.complained']),
  data: z.object({
    to: z.union([z.string(), z.array(z.string()).max(50)]),
    /** `Permanent`, `Transient`, or `Undetermined`. */
    bounce: z.object({ type: z.string() }).optional(),
  }),
});
type MailEvent = z.infer<typeof eventSchema>;

/**
 * A mail that came back for good: its address gets no more. One that its reader calls spam: no more
 * reminders. Told again, it changes nothing.
 */
export async function takeMailEvent(db: Db, reported: unknown): Promise<void> {
  const event = eventSchema.safeParse(reported);
  const note = event.success ? noteOf(event.data) : null;
  if (!event.success || !note) return;
  for (const address of addressesOf(event.data)) {
    await db.transaction().execute(async (trx) => {
      await noteAddress(trx, address, note);
      if (note === 'refused_at') await dropWaiting(trx, address);
    });
  }
}

/** Null: the mail may still arrive, or the next one. */
function noteOf({ type, data: { bounce } }: MailEvent): AddressNote | null {
  if (type === 'email.complained') return 'unsubscribed_at';
  // Who does not say what kind of bounce it was reports only those for good.
  return (bounce?.type ?? 'permanent').toLowerCase() === 'permanent' ? 'refused_at' : null;
}

function addressesOf({ data: { to } }: MailEvent): string[] {
  return [to]
    .flat()
    .flatMap((recipient) => addressparser(recipient, { flatten: true }))
    .map(({ address }) => normalizeEmail(address))
    .filter((address) => address !== null);
}
