import { fullResult } from '#content/feedback-result.ts';
import type { Db } from '#db/client.ts';
import type { AssessmentRow } from '#db/tables/assessment.tables.ts';
import { competencies, type CompetencyId } from '#domain/competencies.ts';
import { mailboxOf } from '#domain/email.ts';
import { AppError, conflict } from '#domain/errors.ts';
import { DAYS_BETWEEN, type FeedbackKind, openFor } from '#domain/feedback/feedback.ts';
import { addDays, type Day, daysBetween } from '#domain/plan-dates.ts';
import { plannedFocus } from '#domain/plan.ts';
import { earlierOfSamePerson } from '#domain/access.ts';
import { permitLocked, permitRead } from '#server/assessment/assessment.service.ts';
import { ownedBy } from '#server/assessment/owned.service.ts';
import type { Visitor } from '#server/assessment/visitor.ts';
import { planOf } from '#server/plan/plan.service.ts';
import { openRound, publishRound, today } from './round.service.ts';
import type { EnqueueMail } from '#server/jobs/mail-queue.ts';
import * as rounds from './feedback.repository.ts';
import type { NewRound, RoundInput, RoundOutput, RoundsOutput } from './feedback.schemas.ts';

/** A round of kind focus belongs to a plan of 90 days. */
const roundsAYear: Record<FeedbackKind, number> = { full: 3, focus: 6 };
const MOST_DAYS_AHEAD = 180;

/**
 * The rounds, and why another cannot be started.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function listRounds(
  visitor: Visitor,
  id: string,
  sendsMail: boolean,
): Promise<RoundsOutput> {
  const { row } = await permitRead(visitor, id);
  const [full, focus] = await Promise.all([
    whyNot(visitor, row, 'full', sendsMail),
    whyNot(visitor, row, 'focus', sendsMail),
  ]);
  return {
    rounds: await viewsOf(visitor, row),
    isVerified: visitor.grants.hasVerified(row),
    cannotStart: { full: full?.reason ?? null, focus: focus?.reason ?? null },
    opensFrom: { full: full?.opensFrom ?? null, focus: focus?.opensFrom ?? null },
  };
}

/**
 * The published rounds, as someone with a shared link may see them: the latest of each kind.
 * @param sharedBy the name given for the link, not the one in the invitations
 */
export async function sharedFeedback(db: Db, assessmentId: string, sharedBy: string | null) {
  const listed = (await rounds.list(db, [assessmentId])).toReversed();
  const shown = listed.filter(({ state }) => state === 'published');
  const latest = new Map(shown.map((one) => [one.kind, one]));
  const name = sharedBy ?? fullResult.unnamed;
  return [...latest.values()].flatMap((one) => published({ ...one, name }) ?? []);
}

export const roundsByMonth = rounds.countByMonth;

/**
 * Invites colleagues. The mails go out at once, or on the day when the round starts.
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT
 */
export async function startRound(
  visitor: Visitor,
  given: NewRound,
  enqueueMail: EnqueueMail | undefined,
): Promise<RoundOutput> {
  const { id, kind, name, days, invitations } = given;
  const startsOn = dayToOpen(given.startsOn);
  return permitLocked(visitor, id, 'own', async (trx, allowed, before) => {
    requireVerified(visitor, before);
    const inside = { ...visitor, db: trx };
    const all = competencies.map((one) => one.id);
    const competencyIds = kind === 'full' ? all : await focusOf(inside, id);
    const { emails } = await ownedBy(inside);
    const refusal = await whyNot(inside, before, kind, enqueueMail !== undefined, startsOn);
    if (refusal !== null) throw conflict(refusal.reason);
    requireColleagues(invitations, [before.email, ...emails]);
    const round = await rounds.insertRound(trx, mailboxOf(before.email), invitations, {
      assessment_id: allowed,
      access_epoch: before.access_epoch,
      kind,
      name,
      competency_ids: competencyIds,
      starts_on: startsOn,
      closes_on: addDays(startsOn, days),
    });
    if (!round) throw conflict(RUNNING);
    if (startsOn === today()) await openRound(trx, round, enqueueMail!);
    return viewOf(inside, before, round.id);
  });
}

const changes = {
  async extend(trx, round) {
    if (!canExtend(round)) throw conflict('This round cannot be kept open any longer.');
    const closes_on = addDays(round.closes_on, openFor.extension);
    await rounds.changeRound(trx, round.id, { is_extended: true, closes_on });
  },
  async cancel(trx, round) {
    if (!canCancel(round)) throw conflict('This round is over already.');
    await rounds.closeRound(trx, round, 'canceled');
  },
  async publish(trx, round, email, enqueueMail) {
    const invitations = await rounds.findInvitations(trx, round.id);
    const isDone = invitations.every(({ state }) => state !== 'waiting' && state !== 'sent');
    if (round.state !== 'open' || !isDone) {
      throw conflict(
        'Some colleagues can still answer. You can publish early once everyone answered or declined.',
      );
    }
    // Its last day is shown with the result.
    await rounds.changeRound(trx, round.id, { closes_on: today() });
    await publishRound(trx, round, email, enqueueMail);
  },
} satisfies Record<string, typeof publishRound>;
export type RoundChange = keyof typeof changes;

/** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT if it is too late, or too early to publish */
export async function changeRound(
  visitor: Visitor,
  change: RoundChange,
  { id, roundId }: RoundInput,
  enqueueMail: EnqueueMail | undefined,
): Promise<RoundOutput> {
  return permitLocked(visitor, id, 'own', async (trx, allowed, assessment) => {
    if (change !== 'cancel') requireVerified(visitor, assessment);
    const round = await rounds.lockRound(trx, roundId);
    if (round?.assessment_id !== allowed) {
      throw new AppError('NOT_FOUND', 'This round does not exist.');
    }
    await changes[change](trx, round, assessment.email, enqueueMail);
    return viewOf({ ...visitor, db: trx }, assessment, roundId);
  });
}

const viewOf = async (visitor: Visitor, assessment: AssessmentRow, roundId: string) =>
  (await viewsOf(visitor, assessment)).find((one) => one.roundId === roundId);

/** The rounds of this assessment, each with the earlier one that it may be compared with. */
async function viewsOf(visitor: Visitor, assessment: AssessmentRow): Promise<RoundOutput[]> {
  const { id, email } = assessment;
  const isVerified = visitor.grants.hasVerified(assessment);
  const { assessments } = await ownedBy(visitor);
  const earlier = email === null ? [] : earlierOfSamePerson(assessments, id);
  const all = await rounds.list(visitor.db, [id, ...earlier.map((one) => one.id)]);
  const own = all.filter((round) => round.assessment_id === id);
  return own.map((round) => ({
    ...round,
    canExtend: isVerified && canExtend(round),
    // An invitation that was erased cannot answer either.
    canPublish: isVerified && round.state === 'open' && round.pending === 0,
    canCancel: canCancel(round),
    previous: published(all.find((one) => areCompared(one, round))),
  }));
}

const areCompared = (earlier: rounds.ListedRound, later: rounds.ListedRound) =>
  [earlier, later].every(({ kind, state }) => kind === 'full' && state === 'published') &&
  daysBetween(earlier.startsOn, later.startsOn) >= DAYS_BETWEEN;

/** The schema of the answer leaves out the counts and whatever else is only for the leader. */
const published = (round: rounds.ListedRound | undefined) =>
  round?.result ? { ...round, result: round.result } : null;

type State = Pick<rounds.Round, 'state' | 'is_extended'>;
const canExtend = ({ state, is_extended }: State) => state === 'open' && !is_extended;
const canCancel = ({ state }: State) => state === 'draft' || state === 'open';

/** Why no round of this kind can be started to open on this day, and from when one can; null if one can. */
async function whyNot(
  { db, grants }: Visitor,
  assessment: AssessmentRow,
  kind: FeedbackKind,
  sendsMail: boolean,
  opensOn = today(),
): Promise<{ reason: string; opensFrom?: Day } | null> {
  const { email, is_completed } = assessment;
  if (!sendsMail) return { reason: 'This site sends no email, so it cannot invite anyone.' };
  if (!is_completed) {
    return { reason: 'This assessment is not completed yet. Complete it, then ask for feedback.' };
  }
  if (email === null || !grants.hasVerified(assessment)) return { reason: NOT_VERIFIED };
  const { isRunning, lately, nextOn } = await rounds.usage(db, mailboxOf(email), kind);
  if (isRunning) return { reason: RUNNING };
  if (lately >= roundsAYear[kind]) {
    return {
      reason: `You started ${lately} rounds in the last year, which is the most. Colleagues need a rest, too.`,
    };
  }
  if (nextOn !== null && opensOn < nextOn) {
    const reason =
      `The next round can open on ${DAY.format(new Date(nextOn))}, ${DAYS_BETWEEN} days after your last result. ` +
      'Two results close together could show who said what.';
    return { reason, opensFrom: nextOn };
  }
  return null;
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const RUNNING = 'A round is planned or open already. Wait for its result, or cancel it.';

const NOT_VERIFIED =
  'Open the link in an email that we sent you about these results, then ask for feedback. It shows that the ' +
  'address is yours.';

function requireVerified(
  { grants }: Visitor,
  assessment: AssessmentRow,
): asserts assessment is AssessmentRow & { email: string } {
  if (!grants.hasVerified(assessment)) throw new AppError('FORBIDDEN', NOT_VERIFIED);
}

function dayToOpen(day: Day | null): Day {
  const ahead = day === null ? 0 : daysBetween(today(), day);
  // West of UTC it may still be yesterday.
  if (ahead < -1) throw conflict('The day to start is past. Choose another.');
  if (ahead > MOST_DAYS_AHEAD) {
    throw conflict(
      `A round can start up to ${MOST_DAYS_AHEAD} days from now. Choose an earlier day.`,
    );
  }
  return addDays(today(), Math.max(ahead, 0));
}

function requireColleagues(invitations: NewRound['invitations'], own: readonly string[]): void {
  const mailboxes = invitations.map(({ email }) => mailboxOf(email));
  if (own.map(mailboxOf).some((mailbox) => mailboxes.includes(mailbox))) {
    throw conflict('One of the addresses is your own. Invite colleagues only.');
  }
  if (new Set(mailboxes).size < mailboxes.length) {
    throw conflict('Someone is invited twice. Invite each person once.');
  }
}

async function focusOf(visitor: Visitor, id: string): Promise<CompetencyId[]> {
  const focus = plannedFocus(await planOf(visitor, id)).map(({ competencyId }) => competencyId);
  if (focus.length === 0) {
    throw conflict('Your plan has no focus yet. Choose a competency there first.');
  }
  return focus;
}
