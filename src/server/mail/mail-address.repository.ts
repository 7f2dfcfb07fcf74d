import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/** What may be known of an address: a mail was refused for good, or its reader wants no reminders. */
export type AddressNote = 'refused_at' | 'unsubscribed_at';

/**
 * Notes something down, once, for an address under which an assessment stands. That one stays there
 * meanwhile: when the last one goes, so does what is known of the address.
 */
export async function noteAddress(db: Db, address: string, note: AddressNote): Promise<void> {
  await sql`
    with standing as (
      select from assessment where email = ${address} limit 1 for share
    )
    insert into mail_address (address, ${sql.ref(note)})
    select ${address}, now() from standing
    on conflict (address) do update
    set ${sql.ref(note)} = coalesce(mail_address.${sql.ref(note)}, now())`.execute(db);
}

/** Mails that are not under way yet. */
export async function dropWaiting(db: Db, address: string): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'dropped' })
    .where('address', '=', address)
    .where('state', '=', 'waiting')
    .execute();
}
