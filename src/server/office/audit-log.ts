import type { Db } from '#db/client.ts';
import type { OfficeMember } from '#server/auth/office-members.ts';

/** What the log of the office knows. */
export type AuditedAction =
  | 'people_exported'
  | 'person_viewed'
  | 'person_changed'
  | 'person_erased'
  | 'settings_changed'
  | 'portrait_uploaded'
  | 'endpoint_changed'
  | 'delivery_replayed';

/** Notes down what somebody did or saw: in the transaction of what they did, or it did not happen. */
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
