import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import type { Rating } from '#domain/rating-scale.ts';
import type { AssessmentOutput } from '#server/assessment/assessment.schemas.ts';
import type { TestApp } from './test-app.ts';
import { TestCaller } from './test-caller.ts';

export interface PreparedAssessment extends AssessmentOutput {
  owner: TestCaller;
  sessionId: string;
  email: string;
}

/**
 * An assessment with an email, a position, an answer, a reminder, and scores that are out of date,
 * so that every write call changes the stored data.
 */
export async function withHistory(
  { app, database }: TestApp,
  { isCompleted = false, email = newEmail() } = {},
): Promise<PreparedAssessment> {
  const owner = new TestCaller(app);
  const { id } = await owner.start();
  const saved = await owner.post(`/api/assessment/${id}/responses`, {
    competencyId: 'humility',
    category: 'Leadership of Self',
    question1Rating: 2,
    question2Rating: 3,
  });
  expect(saved.statusCode).toBe(200);
  const changed = await owner.patch(`/api/assessment/${id}`, {
    email,
    currentQuestionIndex: 3,
    isCompleted,
  });
  expect(changed.statusCode).toBe(200);
  await sql`
    update assessment set overall_score = 123, retake_at = now() + interval '90 days'
    where id = ${id}
  `.execute(database.db);
  const assessment = await owner.read(id);
  return { ...assessment, owner, sessionId: assessment.sessionId ?? '', email };
}

interface Rated {
  email?: string;
  /** Ratings of both questions of each competency, in the order they are asked; null if skipped. */
  rate?: (index: number) => Rating | null;
  completedAt?: Date;
}

/** Completes an assessment of the caller with these ratings. @returns its id */
export async function completedBy(
  { database: { db } }: Pick<TestApp, 'database'>,
  caller: TestCaller,
  { email, rate = () => 3, completedAt }: Rated = {},
): Promise<string> {
  const { id } = await caller.start();
  const path = `/api/assessment/${id}`;
  for (const [index, { id: competencyId, category }] of competencies.entries()) {
    const rating = rate(index);
    if (rating === null) continue;
    const saved = await caller.post(`${path}/responses`, {
      competencyId,
      category,
      question1Rating: rating,
      question2Rating: rating,
    });
    expect(saved.statusCode).toBe(200);
  }
  const changed = await caller.patch(path, { isCompleted: true, ...(email && { email }) });
  expect(changed.statusCode).toBe(200);
  if (completedAt) {
    await sql`update assessment set completed_at = ${completedAt} where id = ${id}`.execute(db);
  }
  return id;
}

export interface WriteCall {
  name: string;
  /** True if callers who found the assessment by email can make this call too. */
  isContinuing?: true;
  send: (caller: TestCaller, id: string) => Promise<LightMyRequestResponse>;
}

/** The number of assessments per email is limited. */
export const newEmail = () => `${crypto.randomUUID()}@example.com`;

const path = (id: string) => `/api/assessment/${id}`;

/** Every way to change an assessment over REST; each changes one that `withHistory` prepared. */
export const writeCalls: WriteCall[] = [
  {
    name: 'PATCH of the email',
    send: (caller, id) => caller.patch(path(id), { email: newEmail() }),
  },
  {
    name: 'PATCH of the index',
    isContinuing: true,
    send: (caller, id) => caller.patch(path(id), { currentQuestionIndex: 7 }),
  },
  {
    name: 'PATCH of the completion',
    isContinuing: true,
    send: (caller, id) => caller.patch(path(id), { isCompleted: 1 }),
  },
  {
    name: 'POST of a new response',
    isContinuing: true,
    send: (caller, id) =>
      caller.post(`${path(id)}/responses`, {
        competencyId: 'influence',
        category: 'Interpersonal Relationships',
        question1Rating: 5,
        question2Rating: 5,
      }),
  },
  {
    name: 'POST of a changed response',
    isContinuing: true,
    send: (caller, id) =>
      caller.post(`${path(id)}/responses`, {
        competencyId: 'humility',
        category: 'Leadership of Self',
        question1Rating: 5,
        question2Rating: 5,
      }),
  },
  {
    name: 'POST submit-email',
    send: (caller, id) => caller.post(`${path(id)}/submit-email`, { email: newEmail() }),
  },
  {
    name: 'POST save-progress',
    send: (caller, id) => caller.post(`${path(id)}/save-progress`, { email: newEmail() }),
  },
  { name: 'POST reset', send: (caller, id) => caller.post(`${path(id)}/reset`) },
  {
    name: 'POST retake-reminder',
    send: (caller, id) => caller.post(`${path(id)}/retake-reminder`, { months: null }),
  },
  {
    name: 'POST calculate-scores',
    send: (caller, id) => caller.post(`${path(id)}/calculate-scores`),
  },
  {
    name: 'PATCH that removes the email',
    send: (caller, id) => caller.patch(path(id), { email: null }),
  },
  // Last, because it leaves nothing for other calls.
  { name: 'DELETE', send: (caller, id) => caller.send('DELETE', path(id)) },
];
