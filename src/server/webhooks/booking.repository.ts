import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

interface ToldBooking {
  reference: Buffer;
  deed: 'booked_on' | 'cancelled_on';
  /** Normalized. */
  email: string | null;
}

/** Of whoever is no contact no address is kept. A booking once known keeps what it was told first. */
export async function noteBooking(db: Db, { reference, deed, email }: ToldBooking): Promise<void> {
  await sql`
    insert into booking as standing (reference, contact_id, source, ${sql.ref(deed)})
    select ${reference}, contact.id, coalesce(contact.source, ''), (now() at time zone 'UTC')::date
    from (values (1)) one left join contact on contact.address = ${email}
    on conflict (reference) do update set
      ${sql.ref(deed)} = coalesce(standing.${sql.ref(deed)}, excluded.${sql.ref(deed)})
  `.execute(db);
}
