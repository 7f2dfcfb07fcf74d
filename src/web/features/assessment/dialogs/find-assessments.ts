import { assessmentProgress } from '#domain/progress.ts';
import { client } from '#web/lib/trpc.ts';
import type { FoundAssessment } from '#web/features/assessment/data/types.ts';

export type CountedAssessment = FoundAssessment & {
  /** How many competencies are answered; of a completed one nobody asks. */
  answered: number;
};

/**
 * The assessments under an email, and how far each unfinished one has come: its position is where its
 * owner looked last. Where the answers cannot be read, the position has to do.
 */
export async function findAssessments(email: string): Promise<CountedAssessment[]> {
  const found = await client.assessment.lookupByEmail.mutate({ email });
  // All at once: they share one call.
  return Promise.all(
    found.map(async (assessment) => ({ ...assessment, answered: await answeredIn(assessment) })),
  );
}

async function answeredIn(assessment: FoundAssessment): Promise<number> {
  const { id, isCompleted, currentQuestionIndex } = assessment;
  if (isCompleted) return currentQuestionIndex;
  try {
    return assessmentProgress(await client.response.list.query({ id })).answered;
  } catch {
    return currentQuestionIndex;
  }
}
