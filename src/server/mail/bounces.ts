import type { Transaction } from 'kysely';
import type { Database } from '#db/database.ts';
import { giveUpInvitations } from '#server/feedback/rater.service.ts';
import { noteAddress } from './mail.repository.ts';

/** Mail to the address was refused for good: it gets no more, and cannot answer invitations. */
export async function bounceAddress(trx: Transaction<Database>, address: string): Promise<void> {
  await noteAddress(trx, address, 'refused_at');
  await giveUpInvitations(trx, { address }, 'bounced');
}
