import { expect } from 'vitest';
import type { Db } from '#db/client.ts';
import type { FeedbackRole } from '#domain/feedback/feedback.ts';
import { addDays } from '#domain/plan-dates.ts';
import type { FormOutput, RoundOutput, RoundsOutput } from '#server/feedback/feedback.schemas.ts';
import { editorKey, tokenFor } from './feedback-round.ts';
import { storedMails } from './mail-app.ts';
import { mailedLink, openLink } from './mailed-link.ts';
import { completedBy, newEmail } from './prepared-assessment.ts';
import type { TestApp } from './test-app.ts';
import { TestCaller } from './test-caller.ts';

export interface Leader {
  caller: TestCaller;
  /** The completed assessment. */
  id: string;
  email: string;
}

/** Someone with a completed assessment and a verified address. */
export async function verifiedLeader(server: TestApp, email = newEmail()): Promise<Leader> {
  const caller = new TestCaller(server.app);
  const id = await completedBy(server, caller, { email });
  await openLink(server, caller, await mailedLink(server.database.db, { email, id }));
  return { caller, id, email };
}

/** A focus for rounds of kind focus, which started 90 days ago. */
export async function withPlan({ caller, id }: Leader): Promise<void> {
  const changedAt = new Date().toISOString();
  const focus = (competencyId: string) => ({
    competencyId,
    whenItWorks: '',
    partner: '',
    isRemoved: false,
    addedAt: changedAt,
    changedAt,
  });
  const saved = await caller.post(`/api/assessment/${id}/plan`, {
    start: { day: addDays(changedAt.slice(0, 10), -90), changedAt },
    focus: [focus('collaboration'), focus('influence')],
  });
  expect(saved.statusCode).toBe(200);
}

export interface Colleague {
  email: string;
  role: FeedbackRole | null;
}

/** New colleagues, one for each role; null in a round of kind focus. */
export const colleagues = (...roles: (FeedbackRole | null)[]): Colleague[] =>
  roles.map((role) => ({ email: newEmail(), role }));

export const roundInput = (invitations: Colleague[], given: object = {}) => ({
  kind: invitations[0]?.role === null ? 'focus' : 'full',
  name: 'Ada Lovelace',
  invitations,
  ...given,
});

export const roundsPath = (id: string) => `/api/assessment/${id}/feedback`;

export async function startedRound(
  { caller, id }: Leader,
  invitations: Colleague[],
  given: object = {},
): Promise<RoundOutput> {
  const started = await caller.post(roundsPath(id), roundInput(invitations, given));
  expect(started.statusCode, started.body).toBe(200);
  return started.json<RoundOutput>();
}

export async function roundsOf({ caller, id }: Leader): Promise<RoundsOutput> {
  const listed = await caller.get(roundsPath(id));
  expect(listed.statusCode).toBe(200);
  return listed.json<RoundsOutput>();
}

export const latestRound = async (leader: Leader): Promise<RoundOutput> =>
  (await roundsOf(leader)).rounds[0]!;

export const changeRound = (
  { caller, id }: Leader,
  { roundId }: RoundOutput,
  action: 'extend' | 'cancel' | 'publish',
) => caller.post(`${roundsPath(id)}/${roundId}/${action}`);

/** The kinds of the mails about feedback to them, the first one first. */
export const mailsTo = async (db: Db, { email }: Pick<Colleague, 'email'>) =>
  (await storedMails(db, email))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('feedback'));

/** A colleague in a browser of their own. */
export class Rater {
  readonly caller: TestCaller;
  readonly token: string;
  readonly key: string;

  constructor(server: Pick<TestApp, 'app'>, token: string, key = editorKey()) {
    this.caller = new TestCaller(server.app);
    this.token = token;
    this.key = key;
  }

  send(
    action: 'open' | 'save' | 'submit' | 'withdraw' | 'decline',
    given: object = {},
  ): ReturnType<TestCaller['post']> {
    return this.caller.post(`/api/feedback/${action}`, {
      token: this.token,
      editorKey: this.key,
      ...given,
    });
  }

  async opened(): Promise<FormOutput> {
    const answer = await this.send('open');
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<FormOutput>();
  }
}

export async function raterOf(server: TestApp, colleague: Colleague): Promise<Rater> {
  return new Rater(server, await tokenFor(server.database.db, colleague));
}

/** Each of them submits a form with this rating of everything. */
export async function allSubmit(
  server: TestApp,
  invited: readonly Colleague[],
  rating = 4,
): Promise<void> {
  for (const colleague of invited) {
    const rater = await raterOf(server, colleague);
    const { competencyIds } = await rater.opened();
    const ratings = Object.fromEntries(competencyIds.map((id) => [id, rating]));
    expect((await rater.send('submit', { ratings })).statusCode).toBe(200);
  }
}
