import type { Db } from '#db/client.ts';
import type { OfficeMember } from '#server/auth/signed-in.ts';

type AuditedAction =
  | 'people_exported'
  | 'person_viewed'
  | 'person_changed'
  | 'person_erased'
  | 'settings_changed'
  | 'portrait_uploaded'
  | 'endpoint_changed'
  | 'delivery_replayed';

/**
 * Records an action or a view of a member. Call it in the transaction of the action, so that both happen or neither.
 */
export async function recordAudit(
  db: Db,
  member: OfficeMember,
  what: AuditedAction,
  { whom = null, ...detail }: { whom?: string | null } & Record<string, unknown> = {},
): Promise<void> {
  await db
    .insertInto('office_event')
    .values({ who: member.name, what, whom, detail: JSON.stringify(detail) })
    .execute();
}
