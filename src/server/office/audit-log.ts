import { sql } from 'kysely';
import { z } from 'zod';
import { countRows, type Db } from '#db/client.ts';
import { momentOutput } from '#domain/day.ts';
import { idSchema } from '#domain/id.ts';
import { MAX_PAGE } from '#domain/paging.ts';
import { readableEmail } from '#server/assessment/readable-email.ts';
import type { OfficeMember } from '#server/auth/signed-in.ts';
import type { OfficeApi } from './office-api.ts';

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
    .values({
      who: member.name,
      what,
      // The contact may be erased at this moment.
      whom: sql<string>`(select address from contact where address = ${whom} for key share)`,
      detail: JSON.stringify(detail),
    })
    .execute();
}

const logInput = z.strictObject({ page: z.int().min(1).max(MAX_PAGE).default(1) });

export const auditEntrySchema = z.object({
  id: idSchema,
  happenedAt: momentOutput,
  who: z.string(),
  what: z.string(),
  whom: z.string().nullable().meta({
    description: 'The address of the contact, if the action concerned one',
  }),
  personId: idSchema.nullable().meta({ description: 'The id of that contact, if it still exists' }),
  detail: z.record(z.string(), z.unknown()),
});

const logOutput = z.object({
  events: z.array(auditEntrySchema),
  total: z.int().min(0).meta({ description: 'Across all pages' }),
  perPage: z.int().min(1),
});

export function logRouter(office: OfficeApi, { db }: { db: Db }) {
  return office.router({
    list: office.query({
      rest: office.GET('/api/office/log', 'Read the audit log of the office, page by page'),
      input: logInput,
      output: logOutput,
      resolve: ({ input }) => readLog(db, input),
    }),
  });
}

const PER_PAGE = 50;

async function readLog(db: Db, { page }: { page: number }) {
  const [rows, total] = await Promise.all([
    findPage(db, page),
    countRows(db.selectFrom('office_event')),
  ]);
  const events = rows.map((row) => ({ ...row, whom: row.whom && readableEmail(row.whom) }));
  return { events, total, perPage: PER_PAGE };
}

/** Latest first. Contacts are looked up only for the shown entries. */
function findPage(db: Db, page: number) {
  const shown = db
    .selectFrom('office_event')
    .select(['id', 'happened_at as happenedAt', 'who', 'what', 'whom', 'detail'])
    .orderBy('happened_at', 'desc')
    .orderBy('id')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  return db
    .selectFrom(shown.as('shown'))
    .leftJoin('contact', 'contact.address', 'shown.whom')
    .select(['shown.id', 'happenedAt', 'who', 'what', 'whom', 'detail', 'contact.id as personId'])
    .orderBy('happenedAt', 'desc')
    .orderBy('shown.id')
    .execute();
}
