import { randomInt } from 'node:crypto';
import { type Insertable, sql, type Transaction, type UpdateObject } from 'kysely';
import { anyOf, type Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import {
  type FeedbackFormRow,
  feedbackRoundColumns,
  type FeedbackRoundRow,
  type FeedbackRoundTable,
} from '#db/tables/feedback.tables.ts';
import {
  DAYS_BETWEEN,
  type FeedbackKind,
  type FeedbackRole,
  type InvitationState,
} from '#domain/feedback/feedback.ts';
import type { FeedbackResult } from '#domain/feedback/result.ts';
import type { Day } from '#domain/plan-dates.ts';

export type Trx = Transaction<Database>;
export type Round = FeedbackRoundRow;

const countOf = (...states: InvitationState[]) => sql<number>`(
  select count(*)::int from feedback_invitation
  where round_id = feedback_round.id and feedback_invitation.state = ${anyOf(states)}
)`;

/** The frozen count, or that of the invitations while there are any. */
const counted = (state: 'answered' | 'declined' | 'bounced') =>
  sql<number>`coalesce(${sql.ref(`feedback_round.${state}`)}, ${countOf(state)})`.as(state);

export type ListedRound = Awaited<ReturnType<typeof list>>[number];

/** The newest first, each with its counts. Pending are those who can still answer. */
export function list(db: Db, assessmentIds: readonly string[]) {
  return db
    .selectFrom('feedback_round')
    .leftJoin('feedback_result', 'round_id', 'id')
    .select(['id as roundId', 'assessment_id', 'kind', 'name', 'state', 'invited', 'is_extended'])
    .select(['starts_on as startsOn', 'closes_on as closesOn', 'competency_ids as competencyIds'])
    .select([counted('answered'), counted('declined'), counted('bounced')])
    .select([countOf('waiting', 'sent').as('pending'), 'result'])
    .where('assessment_id', '=', anyOf(assessmentIds))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

const fingerprintOf = (mailbox: string) => sql<Buffer>`address_fingerprint(${mailbox})`;

export async function usage(db: Db, mailbox: string, kind: FeedbackKind) {
  const { rows } = await sql<{ isRunning: boolean; lately: number; nextOn: Day | null }>`
    select exists (
      select from feedback_round
      where mailbox = ${fingerprintOf(mailbox)} and kind = ${kind} and state in ('draft', 'open')
    ) as "isRunning", count(*)::int as lately, max(published_on) + ${DAYS_BETWEEN}::int as "nextOn"
    from feedback_count
    where fingerprint = ${fingerprintOf(mailbox)} and kind = ${kind}
      and counted_at > now() - interval '1 year'`.execute(db);
  return rows[0]!;
}

export async function countByMonth(db: Db) {
  const { rows } = await sql<{ month: string; rounds: number }>`
    select to_char(counted_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as rounds
    from feedback_count where counted_at > now() - interval '1 year'
    group by month order by month desc`.execute(db);
  return rows;
}

/** @returns undefined if one of the kind is planned or open for the leader's mailbox */
export async function insertRound(
  trx: Trx,
  leader: string,
  invitations: readonly { email: string; role: FeedbackRole | null }[],
  given: Omit<Insertable<FeedbackRoundTable>, 'state' | 'invited' | 'roles' | 'mailbox'>,
): Promise<Round | undefined> {
  const roles = invitations.flatMap(({ role }) => role ?? []);
  const mailbox = fingerprintOf(leader);
  const round = await trx
    .insertInto('feedback_round')
    .values({ ...given, state: 'draft', invited: invitations.length, roles, mailbox })
    // Another call may have started one since this one looked.
    .onConflict((conflict) => conflict.doNothing())
    .returning(feedbackRoundColumns)
    .executeTakeFirst();
  if (!round) return undefined;
  const count = { fingerprint: mailbox, kind: given.kind, round_id: round.id };
  await trx.insertInto('feedback_count').values(count).execute();
  const rows = invitations.map(({ email, role }) => ({ round_id: round.id, role, address: email }));
  await trx.insertInto('feedback_invitation').values(rows).execute();
  return round;
}

const roundById = (db: Db, id: string) =>
  db.selectFrom('feedback_round').select(feedbackRoundColumns).where('id', '=', id);

/** The round, locked until the transaction ends: no one else changes its state or its forms. */
export const lockRound = (trx: Trx, id: string): Promise<Round | undefined> =>
  roundById(trx, id).forUpdate().executeTakeFirst();

/**
 * Locks the assessment of a round, which erasing it does first, and then the round.
 * @returns the assessment's address too, null unless verified; undefined if it was erased
 */
export async function lockWithAssessment(trx: Trx, id: string) {
  const { rows } = await sql<{ email: string | null; isCompleted: boolean }>`
    select case when verified_at is not null then email end as email, is_completed as "isCompleted"
    from assessment
    where id = (select assessment_id from feedback_round where id = ${id})
    for no key update`.execute(trx);
  const round = rows[0] && (await lockRound(trx, id));
  return round && { round, ...rows[0]! };
}

/** Whether the verification still counts under which the round was made. Without it no one is invited or reminded. */
export async function isAuthorized(db: Db, { assessment_id, access_epoch }: Round) {
  const query = db.selectFrom('assessment').select('id').where('id', '=', assessment_id);
  return (await query.where('access_epoch', '=', access_epoch).executeTakeFirst()) !== undefined;
}

export const changeRound = (trx: Trx, id: string, row: UpdateObject<Database, 'feedback_round'>) =>
  trx.updateTable('feedback_round').set(row).where('id', '=', id).execute();

/**
 * Ends a round: stores its counts and its result, and deletes its forms, its addresses, and the mails to them.
 * A result is dated for the next round; a round that sent no mail no longer counts.
 */
export async function closeRound(
  trx: Trx,
  { id, state: before }: Pick<Round, 'id' | 'state'>,
  state: 'published' | 'too_few' | 'canceled',
  { answered, result }: { answered?: number; result?: FeedbackResult | null } = {},
): Promise<void> {
  await changeRound(trx, id, {
    state,
    answered: answered ?? countOf('answered'),
    declined: countOf('declined'),
    bounced: countOf('bounced'),
  });
  if (result) {
    const frozen = { round_id: id, result: JSON.stringify(result) };
    await trx.insertInto('feedback_result').values(frozen).execute();
  }
  await trx.deleteFrom('feedback_form').where('round_id', '=', id).execute();
  await trx.deleteFrom('feedback_invitation').where('round_id', '=', id).execute();
  if (before === 'draft') {
    await trx.deleteFrom('feedback_count').where('round_id', '=', id).execute();
  } else if (state === 'published') {
    const published_on = sql<Day>`(now() at time zone 'UTC')::date`;
    const query = trx.updateTable('feedback_count').set({ published_on });
    await query.where('round_id', '=', id).execute();
  }
}

export const findRunning = (db: Db) =>
  db.selectFrom('feedback_round').select('id').where('state', 'in', ['draft', 'open']).execute();

export type Invitation = Awaited<ReturnType<typeof findInvitations>>[number];

const selectInvitations = (db: Db) =>
  db.selectFrom('feedback_invitation').select(['id', 'round_id', 'role', 'address', 'state']);

export const findInvitations = (trx: Trx, roundId: string) =>
  selectInvitations(trx).where('round_id', '=', roundId).orderBy('id').execute();

export async function findInvited(db: Db, by: { id: string } | { tokenHash: Buffer }) {
  const query = selectInvitations(db);
  const found =
    'id' in by
      ? query.where('id', '=', by.id)
      : query.where('token_hashes', '@>', sql<Buffer[]>`array[${by.tokenHash}]::bytea[]`);
  const invitation = await found.executeTakeFirst();
  const round =
    invitation &&
    (await roundById(db, invitation.round_id).where('state', '=', 'open').executeTakeFirst());
  return round && { invitation, round };
}

/** A mail that fails is rendered again, each time with another token. */
const MAX_TOKENS = 30;

/** The mail with this token is about to be sent. */
export async function addToken(db: Db, id: string, tokenHash: Buffer): Promise<void> {
  await sql`
    update feedback_invitation set
      token_hashes = (token_hashes || ${tokenHash}::bytea)[
        greatest(1, cardinality(token_hashes) + 2 - ${MAX_TOKENS}):],
      state = case state when 'waiting' then 'sent' else state end
    where id = ${id}`.execute(db);
}

export const setState = (db: Db, id: string, state: 'answered' | 'declined') =>
  db.updateTable('feedback_invitation').set({ state }).where('id', '=', id).execute();

export async function giveUp(
  db: Db,
  of: { id: string } | { address: string },
  state: 'declined' | 'bounced',
): Promise<void> {
  await db
    .updateTable('feedback_invitation')
    .set({ state })
    .where('id', 'in', (all) =>
      all
        .selectFrom('feedback_invitation')
        .select('id')
        .where('state', 'in', ['waiting', 'sent'])
        .where(
          'id' in of
            ? sql<boolean>`id = ${of.id}`
            : sql<boolean>`address_fingerprint(address) = address_fingerprint(${of.address})`,
        )
        .orderBy('id')
        .forUpdate(),
    )
    .execute();
}

export async function removeInvitations(db: Db, addresses: readonly string[]): Promise<number> {
  const query = db.deleteFrom('feedback_invitation').where('address', '=', anyOf(addresses));
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

export function takeReminders(trx: Trx, roundId: string, reminders: number) {
  return trx
    .updateTable('feedback_invitation')
    .set({ reminders })
    .where('round_id', '=', roundId)
    .where('state', '=', 'sent')
    .where('reminders', '<', reminders)
    .returning(['id', 'address'])
    .execute();
}

/** The reader of the mails wants no more invitations from anyone. */
export async function neverAgain(db: Db, address: string): Promise<void> {
  await sql`
    insert into address_mark (fingerprint, no_feedback_at)
    values (address_fingerprint(${address}), now())
    on conflict (fingerprint) do update
    set no_feedback_at = coalesce(address_mark.no_feedback_at, now())`.execute(db);
}

export type Form = Omit<FeedbackFormRow, 'id' | 'round_id'>;

export const findForms = (db: Db, roundId: string): Promise<Form[]> =>
  db
    .selectFrom('feedback_form')
    .select(['role', 'state', 'token_hash', 'editor_hash', 'ratings', 'texts'])
    .where('round_id', '=', roundId)
    .execute();

/**
 * Replaces the forms of a round. All are written again, with new ids and in random order, so that neither
 * their order nor their transaction says which one was saved when. The round must be locked.
 */
export async function putForms(trx: Trx, roundId: string, forms: readonly Form[]): Promise<void> {
  await trx.deleteFrom('feedback_form').where('round_id', '=', roundId).execute();
  const rows = shuffled(forms).map((row) => ({
    ...row,
    round_id: roundId,
    ratings: JSON.stringify(row.ratings),
    texts: JSON.stringify(row.texts),
  }));
  await trx.insertInto('feedback_form').values(rows).execute();
}

export function shuffled<Value>(values: readonly Value[]): Value[] {
  const rest = [...values];
  return values.map(() => rest.splice(randomInt(rest.length), 1)[0]!);
}
