import type { Db } from '#db/client.ts';
import { earlierOfSamePerson } from '#domain/access.ts';
import { compareAssessments } from '#domain/comparison.ts';
import { AppError } from '#domain/errors.ts';
import { emptyPlan, plannedFocus } from '#domain/plan.ts';
import { rewordings } from '#domain/rewordings.ts';
import { findAssessment, permitRead, responsesOf } from '#server/assessment/assessment.service.ts';
import { ownedBy } from '#server/assessment/owned.service.ts';
import type { Visitor } from '#server/assessment/visitor.ts';
import { sharedPlan } from '#server/plan/plan.service.ts';
import type { ComparisonOutput } from './comparison.schemas.ts';

interface Pair {
  id: string;
  earlierId: string;
}

/**
 * Compares two assessments of the caller.
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT where they cannot be compared
 */
export async function compare(visitor: Visitor, pair: Pair): Promise<ComparisonOutput> {
  const { id, earlierId } = pair;
  await permitRead(visitor, id);
  await permitRead(visitor, earlierId);
  if (id.toLowerCase() === earlierId.toLowerCase()) {
    throw new AppError('CONFLICT', 'You chose the same assessment twice. Choose another one.');
  }
  const comparison = await comparisonOf(visitor.db, pair);
  if (!comparison) throw new AppError('CONFLICT', 'Only completed assessments can be compared.');
  return comparison;
}

/** Undefined if one of them is not completed, or no longer. */
export async function comparisonOf(db: Db, pair: Pair): Promise<ComparisonOutput | undefined> {
  const [id, earlierId] = [pair.id.toLowerCase(), pair.earlierId.toLowerCase()];
  const [before, after, responses, plan] = await Promise.all([
    findAssessment(db, earlierId),
    findAssessment(db, id),
    responsesOf(db, [id, earlierId]),
    sharedPlan(db, earlierId),
  ]);
  if (!before?.completed_at || !after?.completed_at) return undefined;
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
  const latestFirst = assessments
    .flatMap(({ id, email, created_at, completed_at, overall_score }) => {
      if (!completed_at) return [];
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
