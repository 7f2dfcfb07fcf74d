import { sql } from 'kysely';

/** A writer that has not said for so long that it is alive is not; it says so with each store. */
const DEAD_AFTER_SECONDS = 15;

/**
 * Whether the process that writes the reply has died. The reply is in `message`, or under the given alias.
 */
export function isWriterDead(alias = 'message') {
  const heartbeat = sql.ref(`${alias}.heartbeat_at`);
  return sql<boolean>`${heartbeat} < now() - ${sql.lit(DEAD_AFTER_SECONDS)} * interval '1 second'`;
}
