import { sql } from 'kysely';
import type { APIRequestContext, BrowserContext } from 'playwright-core';
import { competencies } from '#domain/competencies.ts';
import type { Rating } from '#domain/rating-scale.ts';
import { formatSessionId } from '#domain/session-id.ts';
import { button, type RatingPair, seeCompetency, variedRatings } from './assessment.ts';
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

/** Rates every third competency higher, every seventh lower, and the others the same. */
export function laterRatings(index: number): RatingPair {
  const later = index % 3 === 0 ? 4 : index % 7 === 1 ? 1 : 3;
  return [later, (index % 6 === 0 ? later + 1 : later) as Rating];
}

export interface TwoAssessments {
  id: string;
  earlierId: string;
}

/** Completes one assessment three months ago, with all ratings 3, and one today. */
export async function completeTwice(me: Visitor, email: string): Promise<TwoAssessments> {
  const total = competencies.length;
  const earlierId = await answeredEarlier(me.context, total, { email, ratings: () => [3, 3] });
  await threeMonthsAgo(me, earlierId);
  const id = await answeredEarlier(me.context, total, { email, ratings: laterRatings });
  return { id, earlierId };
}

export async function threeMonthsAgo({ site: { db } }: Visitor, id: string): Promise<void> {
  await sql`
    update assessment
    set created_at = created_at - interval '92 days', completed_at = completed_at - interval '92 days'
    where id = ${id}`.execute(db);
  await sql`
    update response set answered_at = answered_at - interval '92 days'
    where assessment_id = ${id}`.execute(db);
}
