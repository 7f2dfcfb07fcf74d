import { type Insertable, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { SessionTable, SignInTable } from '#db/tables/auth.tables.ts';
import { storedFor } from '#domain/retention.ts';
import type { Profile } from './identity-provider.ts';

const lifetime = sql<Date>`now() + ${sql.lit(storedFor.session)} * interval '1 second'`;
const idleSince = sql<Date>`now() - ${sql.lit(storedFor.idleSession)} * interval '1 second'`;

/** Not expired by age or lack of use. */
const currentSession = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('session')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('last_used_at', '>', idleSince);

export async function findUser(db: Db, tokenHash: Buffer) {
  const found = await currentSession(db, tokenHash)
    .innerJoin('user', 'user.id', 'session.user_id')
    .select(['user.id', 'issuer', 'subject', 'user.created_at as createdAt'])
    .select(['first_name as firstName', 'last_name as lastName'])
    .select('profile_image_url as profileImageUrl')
    .select(sql<boolean>`last_used_at < now() - interval '1 minute'`.as('is_behind'))
    .executeTakeFirst();
  if (!found) return null;
  const { is_behind: isBehind, ...user } = found;
  if (isBehind) {
    await db
      .updateTable('session')
      .set({ last_used_at: sql<Date>`now()` })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  return user;
}

export async function findOfficePass(
  db: Db,
  tokenHash: Buffer,
): Promise<{ grant: string | null; name: string | null } | null> {
  const found = await currentSession(db, tokenHash)
    .select(['office_grant as grant', 'office_name as name'])
    .where(
      'created_at',
      '>',
      sql<Date>`now() - ${sql.lit(storedFor.officeSession)} * interval '1 second'`,
    )
    .executeTakeFirst();
  return found ?? null;
}

export async function createSession(
  db: Db,
  session: Omit<Insertable<SessionTable>, 'expires_at'>,
): Promise<void> {
  await db
    .insertInto('session')
    .values({ ...session, expires_at: lifetime })
    .execute();
}

/** Ends the session at once, for every process. */
export function removeSession(
  db: Db,
  tokenHash: Buffer,
): Promise<{ user_id: string; id_token: string | null } | undefined> {
  return db
    .deleteFrom('session')
    .where('token_hash', '=', tokenHash)
    .returning(['user_id', 'id_token'])
    .executeTakeFirst();
}

/**
 * By the expiry that has an index; sessions idle for too long are rejected, and stay until then.
 */
export async function removeEndedSessions(db: Db): Promise<void> {
  await db
    .deleteFrom('session')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}

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

export async function saveUser(
  db: Db,
  identity: { issuer: string; subject: string },
  profile: Profile,
): Promise<string> {
  const { id } = await db
    .insertInto('user')
    .values({ ...identity, ...profile })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet(profile))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
