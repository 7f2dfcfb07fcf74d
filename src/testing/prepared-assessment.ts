import { sql } from 'kysely';
import { expect } from 'vitest';
import type { AssessmentOutput } from '#server/assessment/assessment.schemas.ts';
import type { TestApp } from './test-app.ts';
import { TestCaller } from './test-caller.ts';
import { newEmail } from './write-calls.ts';

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
