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

/** The most that the server accepts in one call. */
const BATCH = 10;

/** An assessment with its first `count` competencies answered, as the site's own pages send it. */
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
  const answers = competencies.slice(0, count).map((competency, index) => {
    const [question1Rating, question2Rating] = ratings(index);
    const { id: competencyId, category } = competency;
    return { id, competencyId, category, question1Rating, question2Rating };
  });
  for (let from = 0; from < count; from += BATCH) {
    const batch = answers.slice(from, from + BATCH);
    const path = `/trpc/${batch.map(() => 'response.save').join(',')}?batch=1`;
    const reply = await request.post(path, { data: { ...batch } });
    if (reply.status() !== 200) throw new Error(`POST ${path}: ${await reply.text()}`);
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
