import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { SignInTable } from '#db/tables/auth.tables.ts';
import { storedFor } from '#domain/stored-for.ts';
import type { Profile } from './profile.ts';

type Attempt = Omit<SignInTable, 'expires_at'>;

export async function beginSignIn(db: Db, attempt: Attempt): Promise<void> {
  await db
    .deleteFrom('sign_in')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .insertInto('sign_in')
    .values({
      ...attempt,
      expires_at: sql<Date>`now() + ${sql.lit(storedFor.signIn)} * interval '1 second'`,
    })
    .execute();
}

/** Returns it to only one of several concurrent calls. */
export function takeSignIn(
  db: Db,
  keyHash: Buffer,
): Promise<Omit<Attempt, 'key_hash'> | undefined> {
  return db
    .deleteFrom('sign_in')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['nonce', 'code_verifier', 'return_to'])
    .executeTakeFirst();
}

/** Creates or updates the user of this issuer and subject. */
export async function saveUser(
  db: Db,
  identity: { issuer: string; subject: string },
  person: Profile,
): Promise<string> {
  const { id } = await db
    .insertInto('user')
    .values({ ...identity, ...person })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet(person))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
