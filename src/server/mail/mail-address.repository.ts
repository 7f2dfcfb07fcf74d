import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/** What may be known of an address: a mail was refused for good, or its reader wants no reminders. */
export type AddressNote = 'refused_at' | 'unsubscribed_at';

/** The first time counts. */
export async function noteAddress(db: Db, address: string, note: AddressNote): Promise<void> {
  await sql`
    insert into address_mark (fingerprint, ${sql.ref(note)})
    values (address_fingerprint(${address}), now())
    on conflict (fingerprint) do update
    set ${sql.ref(note)} = coalesce(address_mark.${sql.ref(note)}, now())`.execute(db);
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
