import { sql } from 'kysely';
import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import type { Rating } from '#domain/rating-scale.ts';
import type { TestApp } from './test-app.ts';
import type { TestCaller } from './test-caller.ts';

interface Rated {
  email?: string;
  /** Ratings of both questions of each competency, in the order they are asked; null: skipped. */
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
