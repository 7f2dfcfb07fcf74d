import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#db/client.ts';
import { competencies } from '#domain/competencies.ts';
import type { FeedbackRole } from '#domain/feedback/feedback.ts';
import { addDays } from '#domain/plan-dates.ts';
import type { FormOutput, RoundOutput, RoundsOutput } from '#server/feedback/feedback.schemas.ts';
import { makeFormLink } from '#server/feedback/rater.service.ts';
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

/** The token of one more mail to the colleague, as if it was just sent. */
export async function tokenFor(db: Db, { email }: Pick<Colleague, 'email'>): Promise<string> {
  const { id } = await db
    .selectFrom('feedback_invitation')
    .select('id')
    .where('address', '=', email)
    .executeTakeFirstOrThrow();
  return (await makeFormLink(db, '', id)).split('#')[1]!;
}

export const editorKey = () => crypto.randomUUID().replaceAll('-', '');

/** The same rating of every statement of a full form. */
export const allRated = (rating: number | null, count: number = competencies.length) =>
  Object.fromEntries(competencies.slice(0, count).map(({ id }) => [id, rating]));

/** A colleague in a browser of their own. */
export class Rater {
  readonly caller: TestCaller;
  readonly token: string;
  readonly key = editorKey();

  constructor(server: Pick<TestApp, 'app'>, token: string) {
    this.caller = new TestCaller(server.app);
    this.token = token;
  }

  send(
    action: 'open' | 'save' | 'submit' | 'withdraw' | 'decline',
    given: object = {},
  ): ReturnType<TestCaller['post']> {
    const hasKey = action === 'open' || action === 'save' || action === 'submit';
    return this.caller.post(`/api/feedback/${action}`, {
      token: this.token,
      ...(hasKey && { editorKey: this.key }),
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

/** Moves a round back in time, as if these days had passed. */
export async function daysLater(db: Db, roundId: string, days: number): Promise<void> {
  const earlier = (column: string) =>
    sql`to_char(${sql.ref(column)}::date - ${days}::int, 'YYYY-MM-DD')`;
  await sql`
    update feedback_round
    set starts_on = ${earlier('starts_on')}, closes_on = ${earlier('closes_on')},
      created_at = created_at - ${days} * interval '1 day'
    where id = ${roundId}`.execute(db);
}
