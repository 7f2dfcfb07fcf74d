import { sql } from 'kysely';
import { countRows, type Db } from '#db/client.ts';
import type { LinkPurpose } from '#db/tables/mail.tables.ts';
import { competencies, competencyName } from '#domain/competencies.ts';
import { rankCompetencies } from '#domain/competency-ranking.ts';
import { rankAreas } from '#domain/development.ts';
import { storedFor, endOf, expiryNotice, type Retention } from '#domain/retention.ts';
import {
  isInvitation,
  isReminder,
  type MailContent,
  type MailedResults,
  reminder,
} from '#domain/mail.ts';
import { suggestFocus } from '#domain/plan-focus.ts';
import { dueAt } from '#domain/plan-reminders.ts';
import { profileOf } from '#domain/profile.ts';
import {
  answeredResponses,
  calculateScores,
  summarizeAreas,
  type CompetencyResponse,
} from '#domain/scoring.ts';
import { responsesOf } from '#server/assessment/assessment.service.ts';
import {
  findInvited,
  formLink,
  isAuthorized,
  makeFormLink,
} from '#server/feedback/rater.service.ts';
import { lastTouched } from '#server/jobs/retention.ts';
import type { SecretBox } from '#server/auth/secret-box.ts';
import { noInvitationsLink } from './mail-link.service.ts';
import type { DueMail } from './mail.repository.ts';

interface ContentSettings {
  retention: Retention;
  /** Creates a link for this mail. */
  link: (purpose: LinkPurpose, expiresAt: Date | null) => Promise<string>;
  /** Without a trailing slash. */
  publicUrl: string;
  box: SecretBox;
}

/** The mail is not sent. `no reason`: its reason is gone. `no trace`: it never had one, and is deleted. */
export type NoContent = 'no reason' | 'no trace';

/** The content of a mail, from the data as it is now. */
export async function mailContentOf(
  db: Db,
  mail: DueMail,
  settings: ContentSettings,
): Promise<MailContent | NoContent> {
  const { kind, address, assessment_id: id } = mail;
  const { link } = settings;
  if (kind === 'find' || kind === 'your_data') return askedFor(db, kind, address, settings);
  if (isInvitation(kind) || kind === 'feedback_receipt') {
    return (await toInvited(db, { ...mail, kind }, settings)) ?? 'no reason';
  }
  const assessment = id === null ? undefined : await findMailedAssessment(db, id, address);
  if (!assessment) return 'no reason';
  const said = contents[kind](assessment, settings.retention);
  if (!said) return 'no reason';
  const { expiresAt }: { expiresAt?: Date } = said;
  const openUrl = await link('open', expiresAt ?? null);
  const unsubscribe = isReminder(kind) && { unsubscribeUrl: await link('unsubscribe', null) };
  return { kind, openUrl, ...unsubscribe, ...said } as MailContent;
}

async function askedFor(
  db: Db,
  kind: 'find' | 'your_data',
  address: string,
  { link }: ContentSettings,
): Promise<MailContent | 'no trace'> {
  const assessments = await countRows(db.selectFrom('assessment').where('email', '=', address));
  if (assessments === 0 && (kind === 'find' || !(await isStored(db, address)))) return 'no trace';
  const expiresAt = askedUntil();
  return { kind, assessments, openUrl: await link('open', expiresAt), expiresAt };
}

const askedUntil = () => new Date(Date.now() + storedFor.askedLink * 1000);

type ToInvited = 'feedback_invitation' | 'feedback_reminder' | 'feedback_receipt';

/** Undefined if the round is over, they have answered or declined, or the leader's verification ended. */
async function toInvited(
  db: Db,
  { kind, address, invitation_id: invitationId, sealed_token }: DueMail & { kind: ToInvited },
  { publicUrl, box }: ContentSettings,
): Promise<MailContent | undefined> {
  const found = invitationId === null ? undefined : await findInvited(db, { id: invitationId });
  if (!found || invitationId === null) return undefined;
  const { round, invitation } = found;
  const said = {
    round: round.kind,
    name: round.name,
    competencies: round.competency_ids.length,
    closesOn: round.closes_on,
  };
  if (kind === 'feedback_receipt') {
    // The link by which they answered. Undefined if it was sealed with another secret.
    const token = sealed_token && box.open(sealed_token, invitationId);
    return token ? { kind, openUrl: formLink(publicUrl, token), ...said } : undefined;
  }
  if (invitation.state !== 'waiting' && invitation.state !== 'sent') return undefined;
  if (!(await isAuthorized(db, round))) return undefined;
  const isManager = invitation.role === 'manager';
  const openUrl = await makeFormLink(db, publicUrl, invitationId);
  const unsubscribeUrl = noInvitationsLink(publicUrl, box, address);
  return { kind, openUrl, ...said, isManager, unsubscribeUrl };
}

type Kind = Exclude<MailContent['kind'], 'find' | 'your_data' | ToInvited>;
type SaidIn<K extends Kind> = Omit<
  Extract<MailContent, { kind: K }>,
  'kind' | 'openUrl' | 'unsubscribeUrl'
>;

/** What a mail says, besides its links; null if the assessment has changed since, and there is nothing to say. */
const contents: {
  [K in Kind]: (current: MailedAssessment, retention: Retention) => SaidIn<K> | null;
} = {
  // Completed since, and the results were mailed.
  continue: ({ is_completed, answers }) => (is_completed ? null : progress(answers)),

  results({ is_completed, answers }) {
    const results = is_completed ? resultsOf(answers) : null;
    return results && { results };
  },

  reminder({ is_completed, answers, last_touched }, { unfinished }) {
    if (is_completed || answers.length === 0 || daysUntil(last_touched) > -reminder.afterDays)
      return null;
    return { ...progress(answers), deletedAt: endOf(last_touched, unfinished) };
  },

  retake: ({ completed_at: completedAt }) => completedAt && { completedAt },

  plan({ plan }) {
    // The reminders were turned off.
    if (!plan?.time_zone || !plan.reminded_until) return null;
    const { day, competencyIds } = dueAt(plan.content, plan.time_zone, plan.reminded_until);
    if (competencyIds.length === 0) return null;
    return { dueOn: day, competencies: competencyIds.map(competencyName) };
  },

  expiry({ is_completed, created_at, last_touched, answers, plan }, retention) {
    const days = retention[is_completed ? 'completed' : 'unfinished'];
    const deletedAt = endOf(last_touched, days, new Date());
    if (!deletedAt || (!is_completed && answers.length === 0 && !plan)) return null;
    if (daysUntil(endOf(last_touched, days)!) > expiryNotice(days).plannedDays) return null;
    return { isCompleted: is_completed, begunAt: created_at, deletedAt };
  },

  feedback_confirm_full: confirmation,
  feedback_confirm_focus: confirmation,
  feedback_published: () => ({}),
  feedback_too_few: () => ({}),
};

function confirmation({ is_completed }: MailedAssessment) {
  return is_completed ? { expiresAt: askedUntil() } : null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const daysUntil = (moment: Date) => (moment.getTime() - Date.now()) / DAY_MS;

function progress(answers: readonly CompetencyResponse[]) {
  return { completed: answeredResponses(answers).length, total: competencies.length };
}

export function resultsOf(answers: readonly CompetencyResponse[]): MailedResults | null {
  const { overallScore, categoryScores } = calculateScores(answers);
  if (overallScore === null) return null;
  const summaries = summarizeAreas(answers);
  return {
    overallScore,
    completed: answeredResponses(answers).length,
    areas: rankAreas(summaries).map(({ name, completed, total }) => ({
      name,
      score: categoryScores[name] ?? null,
      completed,
      total,
    })),
    ranking: rankCompetencies(answers),
    profile: profileOf(summaries, answers),
    focus: suggestFocus(answers)[0],
  };
}

type MailedAssessment = NonNullable<Awaited<ReturnType<typeof findMailedAssessment>>>;

/** Undefined if it was deleted, or has another address now. */
async function findMailedAssessment(db: Db, id: string, address: string) {
  const row = await db
    .selectFrom('assessment')
    .leftJoin('plan', 'assessment_id', 'id')
    .select(['is_completed', 'completed_at', 'assessment.created_at'])
    .select(['content', 'time_zone', 'reminded_until'])
    .select(lastTouched.as('last_touched'))
    .where('id', '=', id)
    .where('email', '=', address)
    .executeTakeFirst();
  if (!row) return undefined;
  const { content, time_zone, reminded_until, ...assessment } = row;
  const plan = content && { content, time_zone, reminded_until };
  const responses = await responsesOf(db, [id]);
  return { ...assessment, answers: responses(id), plan };
}

/**
 * Something is stored under an address without an assessment. A waiting request does not count: two for an
 * unknown address would see each other.
 */
async function isStored(db: Db, address: string): Promise<boolean> {
  const { rows } = await sql`
    select where exists (select from feedback_invitation where address = ${address})
      or exists (select from address_mark where fingerprint = address_fingerprint(${address}))
      or exists (select from mail where address = ${address}
        and not (kind in ('find', 'your_data') and state in ('waiting', 'sending')))`.execute(db);
  return rows.length > 0;
}
