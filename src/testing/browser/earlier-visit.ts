import type { BrowserContext } from 'playwright-core';
import { competencies } from '#domain/competencies.ts';
import { formatSessionId } from '#domain/session-id.ts';
import { button, seeCompetency, variedRatings, type RatingPair } from './assessment.ts';
import { dialog, EMAIL_GATE } from './dialogs.ts';
import { sessionId } from './stored.ts';
import type { Visitor } from './visitor.ts';

interface EarlierVisit {
  ratings?: (index: number) => RatingPair;
  /** Given to Save Progress in that visit. */
  email?: string;
  /** The session of that visit; otherwise one that no browser is in. */
  session?: string | null;
}

/**
 * Brings about what an earlier visit of this browser left behind: the first `count` competencies
 * are answered. The assessment page shows afterwards.
 * @returns the assessment's id
 */
export async function hasAnswered(
  { page, context }: Visitor,
  count: number,
  visit: EarlierVisit = {},
): Promise<string> {
  await page.goto('/assessment');
  await seeCompetency(page, 0);
  const id = await answeredEarlier(context, count, { ...visit, session: await sessionId(page) });
  await page.reload();
  if (count < competencies.length) {
    await seeCompetency(page, count);
  } else {
    await (
      visit.email === undefined ? dialog(page, EMAIL_GATE) : button(page, 'Download Report')
    ).waitFor();
  }
  return id;
}

/** An assessment with its first `count` competencies answered, over the documented calls. */
export async function answeredEarlier(
  { request }: BrowserContext,
  count: number,
  { ratings = variedRatings, email, session }: EarlierVisit = {},
): Promise<string> {
  const call = async (method: 'POST' | 'PATCH', path: string, data: object) => {
    const reply = await request.fetch(`/api/assessment${path}`, { method, data });
    if (!reply.ok()) throw new Error(`${method} ${path}: ${await reply.text()}`);
    return (await reply.json()) as { id: string };
  };

  const { id } = await call('POST', '', { sessionId: session ?? newSession() });
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
  return id;
}

function newSession(): string {
  return formatSessionId(Date.now(), crypto.getRandomValues(new Uint8Array(16)));
}
