import { competencies } from '#domain/competencies.ts';
import { seeCompetency, variedRatings, type RatingPair } from './assessment.ts';
import { dialog, EMAIL_GATE } from './dialogs.ts';
import { sessionId } from './stored.ts';
import type { Visitor } from './visitor.ts';

interface EarlierVisit {
  ratings?: (index: number) => RatingPair;
  /** Given to Save Progress in that visit. */
  email?: string;
}

/**
 * Brings about what an earlier visit left behind, over the documented calls of the service: the
 * first `count` competencies are answered. The assessment page shows afterwards.
 * @returns the assessment's id
 */
export async function hasAnswered(
  { page, context }: Visitor,
  count: number,
  { ratings = variedRatings, email }: EarlierVisit = {},
): Promise<string> {
  const call = async (method: 'POST' | 'PATCH', path: string, data: object) => {
    const reply = await context.request.fetch(`/api/assessment${path}`, { method, data });
    if (!reply.ok()) throw new Error(`${method} ${path}: ${await reply.text()}`);
    return (await reply.json()) as { id: string };
  };

  await page.goto('/assessment');
  await seeCompetency(page, 0);
  const { id } = await call('POST', '', { sessionId: await sessionId(page) });
  for (const [index, competency] of competencies.slice(0, count).entries()) {
    const [question1Rating, question2Rating] = ratings(index);
    await call('POST', `/${id}/responses`, {
      competencyId: competency.id,
      category: competency.category,
      question1Rating,
      question2Rating,
    });
  }
  await call('PATCH', `/${id}`, {
    currentQuestionIndex: count,
    isCompleted: count === competencies.length,
  });
  if (email !== undefined) await call('POST', `/${id}/save-progress`, { email });
  await page.reload();
  if (count < competencies.length) await seeCompetency(page, count);
  else await dialog(page, EMAIL_GATE).waitFor();
  return id;
}
