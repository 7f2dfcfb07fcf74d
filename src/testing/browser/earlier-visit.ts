import type { APIRequestContext, BrowserContext } from 'playwright-core';
import { competencies } from '#domain/competencies.ts';
import { formatSessionId } from '#domain/session-id.ts';
import { button, seeCompetency, variedRatings, type RatingPair } from './assessment.ts';
import { dialog, EMAIL_GATE } from './dialogs.ts';
import type { Visitor } from './visitor.ts';

interface EarlierVisit {
  ratings?: (index: number) => RatingPair;
  /** The email saved with Save Progress in that visit. */
  email?: string;
  /** The session of that visit; by default a new one that no browser has. */
  session?: string | null;
}

/**
 * Sets up the data of an earlier visit in this browser, with the first `count` competencies
 * rated, and opens the assessment page.
 * @returns the assessment's id
 */
export async function hasAnswered(
  { page, context }: Visitor,
  count: number,
  visit: EarlierVisit = {},
): Promise<string> {
  // A page without code, to reach the browser's storage.
  await page.goto('/robots.txt');
  const session = await page.evaluate(
    ([key, fresh]) => {
      sessionStorage.setItem(key, sessionStorage.getItem(key) ?? fresh);
      return sessionStorage.getItem(key);
    },
    ['assessment_session_id', newSession()] as const,
  );
  const id = await answeredEarlier(context, count, { ...visit, session });
  await page.goto('/assessment');
  if (count < competencies.length) {
    await seeCompetency(page, count);
  } else {
    await (
      visit.email === undefined ? dialog(page, EMAIL_GATE) : button(page, 'Download Report')
    ).waitFor();
  }
  return id;
}

/** Creates an assessment with its first `count` competencies rated, through the same calls as the pages. */
export async function answeredEarlier(
  { request }: BrowserContext,
  count: number,
  { ratings, email, session }: EarlierVisit = {},
): Promise<string> {
  const { id } = await call(request, 'POST', '', { sessionId: session ?? newSession() });
  await saveAnswers(request, id, 0, count, ratings);
  if (email !== undefined) await call(request, 'POST', `/${id}/save-progress`, { email });
  return id;
}

/** The most that the server accepts in one call. */
const BATCH = 10;

/** Rates the competencies from one position (from 0) up to another, as another page would. */
export async function saveAnswers(
  request: APIRequestContext,
  id: string,
  from: number,
  to: number,
  ratings: (index: number) => RatingPair = variedRatings,
): Promise<void> {
  const answers = competencies.map((competency, index) => {
    const [question1Rating, question2Rating] = ratings(index);
    const { id: competencyId, category } = competency;
    return { id, competencyId, category, question1Rating, question2Rating };
  });
  for (let start = from; start < to; start += BATCH) {
    const batch = answers.slice(start, Math.min(start + BATCH, to));
    const path = `/trpc/${batch.map(() => 'response.save').join(',')}?batch=1`;
    const reply = await request.post(path, { data: { ...batch } });
    if (reply.status() !== 200) throw new Error(`POST ${path}: ${await reply.text()}`);
  }
  const isCompleted = to === competencies.length;
  await call(request, 'PATCH', `/${id}`, { currentQuestionIndex: to, isCompleted });
}

async function call(
  request: APIRequestContext,
  method: 'POST' | 'PATCH',
  path: string,
  data: object,
): Promise<{ id: string }> {
  const reply = await request.fetch(`/api/assessment${path}`, { method, data });
  if (!reply.ok()) throw new Error(`${method} ${path}: ${await reply.text()}`);
  return (await reply.json()) as { id: string };
}

function newSession(): string {
  return formatSessionId(Date.now(), crypto.getRandomValues(new Uint8Array(16)));
}
