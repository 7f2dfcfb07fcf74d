import { sql } from 'kysely';
import { anyOf, type Db } from '#db/client.ts';
import { earlierOfSamePerson } from '#domain/access.ts';
import { compareAssessments } from '#domain/comparison.ts';
import { AppError } from '#domain/errors.ts';
import { emptyPlan, plannedFocus, type Plan } from '#domain/plan.ts';
import { rewordings } from '#domain/rewordings.ts';
import { permitRead, responsesOf } from '#server/assessment/assessment.service.ts';
import { ownedBy } from '#server/assessment/owned.service.ts';
import type { Visitor } from '#server/assessment/visitor.ts';
import type { ComparisonOutput } from './comparison.schemas.ts';

interface Pair {
  id: string;
  earlierId: string;
}

/** Compares two assessments of the caller. */
export async function compare(visitor: Visitor, pair: Pair): Promise<ComparisonOutput> {
  await requireOwnPair(visitor, pair);
  const comparison = await comparisonOf(visitor.db, pair);
  if (!comparison) throw new AppError('CONFLICT', 'Only completed assessments can be compared.');
  return comparison;
}

async function requireOwnPair(visitor: Visitor, { id, earlierId }: Pair): Promise<void> {
  await permitRead(visitor, id);
  await permitRead(visitor, earlierId);
  if (id.toLowerCase() === earlierId.toLowerCase()) {
    throw new AppError('CONFLICT', 'You chose the same assessment twice. Choose another one.');
  }
}

/** Undefined if one of them is not completed, or no longer. */
export async function comparisonOf(db: Db, pair: Pair): Promise<ComparisonOutput | undefined> {
  const [id, earlierId] = [pair.id.toLowerCase(), pair.earlierId.toLowerCase()];
  const [completed, responses, plan] = await Promise.all([
    findCompleted(db, [id, earlierId]),
    responsesOf(db, [id, earlierId]),
    findPlan(db, earlierId),
  ]);
  const [before, after] = [completed.get(earlierId), completed.get(id)];
  if (!before || !after) return undefined;
  const planned = plannedFocus(plan ?? emptyPlan);
  return {
    beforeAt: before.completed_at.toISOString(),
    afterAt: after.completed_at.toISOString(),
    ...compareAssessments(responses(earlierId), responses(id), rewordings),
    focus: planned.map(({ competencyId }) => competencyId),
    focusActions: planned.flatMap(({ actions }) =>
      actions.map(({ id: actionId, competencyId, text, evidence, isDone }) => ({
        id: actionId,
        competencyId,
        text,
        evidence,
        isDone,
      })),
    ),
  };
}

/** The caller's completed assessments, latest first, each with its default comparison. */
export async function historyOf(visitor: Visitor) {
  const { assessments } = await ownedBy(visitor);
  const ids = assessments.map(({ id }) => id);
  const completed = await findCompleted(visitor.db, ids);
  const latestFirst = assessments
    .flatMap((row) => {
      const { completed_at } = completed.get(row.id) ?? {};
      if (!completed_at) return [];
      const { id, email, created_at, overall_score } = row;
      return {
        id,
        email,
        startedAt: created_at.toISOString(),
        completedAt: completed_at.toISOString(),
        overallScore: overall_score,
      };
    })
    .toSorted((a, b) => (a.completedAt < b.completedAt ? 1 : -1));
  return latestFirst.map((one) => ({
    ...one,
    earlierId: earlierOfSamePerson(latestFirst, one.id)[0]?.id ?? null,
  }));
}

/** The parts of a completed assessment that are compared. */
interface Completed {
  id: string;
  completed_at: Date;
}

/** The completed ones of these ids. */
async function findCompleted(db: Db, ids: readonly string[]): Promise<Map<string, Completed>> {
  const rows = await db
    .selectFrom('assessment')
    // For those completed before the date was recorded, the nearest known date.
    .select(['id', sql<Date>`coalesce(completed_at, created_at)`.as('completed_at')])
    .where('id', '=', anyOf(ids))
    .where('is_completed', '=', true)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Undefined if it has no plan. */
async function findPlan(db: Db, id: string): Promise<Plan | undefined> {
  const row = await db
    .selectFrom('plan')
    .select('content')
    .where('assessment_id', '=', id)
    .executeTakeFirst();
  return row?.content;
}
