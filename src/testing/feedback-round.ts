import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { competencies, type CompetencyId } from '#domain/competencies.ts';
import type { FeedbackKind, FeedbackRole } from '#domain/feedback/feedback.ts';
import { addDays, dayIn, type Day } from '#domain/plan-dates.ts';

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
  const today = dayIn('UTC', new Date());
  const {
    closesOn = addDays(today, 14),
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
    const token = randomBytes(32).toString('base64url');
    const address = `rater-${randomUUID().slice(0, 8)}@example.com`;
    const hash = createHash('sha256').update(`i${token}`).digest();
    await sql`
      insert into feedback_invitation (round_id, role, address, state, token_hashes)
      values (${roundId}, ${role}, ${address}, 'sent', array[${hash}::bytea])`.execute(db);
    tokens.push(token);
    addresses.push(address);
  }
  return { roundId, tokens, addresses };
}

/** The address in the mail. */
export const feedbackLink = (token: string): string => `/feedback#${token}`;

const newEditorKey = (): string => randomBytes(32).toString('base64url');

/** A full form that rates all statements alike. */
export function ratedAll(rating: number): Record<string, number> {
  return Object.fromEntries(competencies.map(({ id }) => [id, rating]));
}

interface Form {
  ratings: Partial<Record<string, number | null>>;
  texts?: { sentence?: string; keep?: string; help?: string };
}

/** Submits a form through the documented call. @throws Error if it is refused */
export async function submitForm(siteUrl: string, token: string, form: Form): Promise<void> {
  const reply = await fetch(`${siteUrl}/api/feedback/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify({ token, editorKey: newEditorKey(), ...form }),
  });
  if (!reply.ok) throw new Error(`submit: ${reply.status} ${await reply.text()}`);
}
