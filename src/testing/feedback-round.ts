import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { competencies, type CompetencyId } from '#domain/competencies.ts';
import type { FeedbackKind, FeedbackRole } from '#domain/feedback/feedback.ts';
import { addDays, dayIn, type Day } from '#domain/plan-dates.ts';
import { formLink, makeFormLink } from '#server/feedback/rater.service.ts';

interface RoundToOpen {
  kind?: FeedbackKind;
  /** Of the leader, as those invited see it. */
  name?: string;
  /** Of each who is invited; only in full rounds. */
  roles?: readonly FeedbackRole[];
  /** How many are invited, in a round without roles. */
  invited?: number;
  competencyIds?: readonly CompetencyId[];
  closesOn?: Day;
}

/** Roles of nine colleagues. */
export const nineRoles: readonly FeedbackRole[] = [
  'manager',
  'peer',
  'peer',
  'peer',
  'peer',
  'report',
  'report',
  'report',
  'other',
];

export interface OpenedRound {
  roundId: string;
  /** Of each who is invited, in the order of the roles: what the mailed link has after '#'. */
  tokens: string[];
  addresses: string[];
}

/** Opens a round of this assessment as the job does, without sending the mails. */
export async function openedRound(
  db: Db,
  assessmentId: string,
  { kind = 'full', name = 'Ada Lovelace', roles = nineRoles, ...more }: RoundToOpen = {},
): Promise<OpenedRound> {
  const invitedRoles: readonly (FeedbackRole | null)[] =
    kind === 'full' ? roles : Array.from({ length: more.invited ?? 3 }, () => null);
  const {
    closesOn = addDays(dayIn('UTC', new Date()), 14),
    competencyIds = kind === 'full'
      ? competencies.map(({ id }) => id)
      : (['collaboration', 'humility', 'resilience'] as const),
  } = more;
  const { rows } = await sql<{ id: string }>`
    insert into feedback_round
      (assessment_id, kind, state, name, competency_ids, starts_on, closes_on, invited, roles)
    values (${assessmentId}, ${kind}, 'open', ${name}, ${[...competencyIds]},
      ${addDays(closesOn, -14)}, ${closesOn}, ${invitedRoles.length},
      ${invitedRoles.filter((role) => role !== null)})
    returning id`.execute(db);
  const roundId = rows[0]!.id;
  const tokens: string[] = [];
  const addresses: string[] = [];
  for (const role of invitedRoles) {
    const email = `rater-${randomUUID().slice(0, 8)}@example.com`;
    await sql`
      insert into feedback_invitation (round_id, role, address)
      values (${roundId}, ${role}, ${email})`.execute(db);
    tokens.push(await tokenFor(db, { email }));
    addresses.push(email);
  }
  return { roundId, tokens, addresses };
}

/** The address in the mail. */
export const feedbackLink = (token: string): string => formLink('', token);

interface Form {
  ratings: Partial<Record<string, number | null>>;
  texts?: { sentence?: string; keep?: string; help?: string };
}

/** Submits a form through the documented call. @throws Error if it is refused */
export async function submitForm(siteUrl: string, token: string, form: Form): Promise<void> {
  const reply = await fetch(`${siteUrl}/api/feedback/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify({ token, editorKey: editorKey(), ...form }),
  });
  if (!reply.ok) throw new Error(`submit: ${reply.status} ${await reply.text()}`);
}

/** The token of one more mail to someone invited, as if it was just sent. */
export async function tokenFor(db: Db, { email }: { email: string }): Promise<string> {
  const { id } = await db
    .selectFrom('feedback_invitation')
    .select('id')
    .where('address', '=', email)
    .executeTakeFirstOrThrow();
  return (await makeFormLink(db, '', id)).split('#')[1]!;
}

export const editorKey = () => crypto.randomUUID().replaceAll('-', '');

/** The same rating of every statement of a full form. */
export const ratedAll = (rating: number | null, count: number = competencies.length) =>
  Object.fromEntries(competencies.slice(0, count).map(({ id }) => [id, rating]));

/** Moves a round back in time, as if these days had passed. */
export async function daysLater(db: Db, roundId: string, days: number): Promise<void> {
  await sql`
    with counted as (
      update feedback_count set published_on = published_on - ${days}::int,
        counted_at = counted_at - ${days} * interval '1 day'
      where round_id = ${roundId}
    )
    update feedback_round
    set starts_on = starts_on - ${days}::int, closes_on = closes_on - ${days}::int,
      created_at = created_at - ${days} * interval '1 day'
    where id = ${roundId}`.execute(db);
}

/** The forms of a round, in no order. */
export async function formsOf(db: Db, { roundId }: Pick<OpenedRound, 'roundId'>) {
  const { rows } = await sql<{
    state: string;
    ratings: Record<string, number | null>;
    texts: Record<string, string>;
  }>`select state, ratings, texts from feedback_form where round_id = ${roundId}`.execute(db);
  return rows;
}
