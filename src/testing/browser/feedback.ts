import type { Locator, Page } from 'playwright-core';
import { feedbackForm } from '#content/feedback-form.ts';
import { competencies } from '#domain/competencies.ts';
import { ratingScale, type Rating } from '#domain/rating-scale.ts';
import { formatSessionId } from '#domain/session-id.ts';
import { feedbackLink, openedRound, type OpenedRound } from '#testing/feedback-round.ts';
import type { RunningSite } from './site.ts';

/** An open round of a new assessment, whose owner uses no browser here. */
export async function roundOn(
  { url, db }: RunningSite,
  options: Parameters<typeof openedRound>[2] = {},
): Promise<OpenedRound> {
  const sessionId = formatSessionId(Date.now(), crypto.getRandomValues(new Uint8Array(16)));
  const reply = await fetch(`${url}/api/assessment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ sessionId }),
  });
  const { id } = (await reply.json()) as { id: string };
  return openedRound(db, id, options);
}

/** Opens the mailed link and waits for the invitation. */
export async function openInvitation(page: Page, token: string, name: string): Promise<void> {
  await page.goto(feedbackLink(token));
  await page.getByRole('heading', { level: 1, name: feedbackForm.headline(name) }).waitFor();
}

/** Opens the mailed link and starts. */
export async function startForm(page: Page, token: string, name: string): Promise<void> {
  await openInvitation(page, token, name);
  await page.getByRole('button', { name: feedbackForm.start, exact: true }).click();
}

/** Waits until the statement at this position (from 0) is in view. */
export async function seeStatement(page: Page, index: number): Promise<void> {
  const { name } = competencies[index]!;
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
}

export function level(page: Page, rating: Rating): Locator {
  const { label } = ratingScale[rating - 1]!;
  return page.getByRole('radio', { name: `${rating} ${label}`, exact: true });
}

export const notObservedChoice = (page: Page): Locator =>
  page.getByRole('radio', { name: 'Not observed', exact: true });

/** Rates the statements from one position (from 0) up to another; null for "Not observed". */
export async function rateStatements(
  page: Page,
  from: number,
  to: number,
  rating: (index: number) => Rating | null = () => 4,
): Promise<void> {
  for (let index = from; index < to; index += 1) {
    await seeStatement(page, index);
    const given = rating(index);
    await (given === null ? notObservedChoice(page) : level(page, given)).click();
    await nextStatement(page);
  }
}

/**
 * Stores ratings of the first statements as this browser's, which has saved one before, and continues after them.
 * Takes less time than pressing through them.
 */
export async function continueAfter(
  page: Page,
  token: string,
  count: number,
  rating: (index: number) => Rating | null = () => 4,
): Promise<void> {
  const editorKey = await page.evaluate(() => {
    const stored = Object.entries(localStorage).find(([name]) => name.startsWith('feedback_form '));
    return (JSON.parse(stored![1]) as { editorKey: string }).editorKey;
  });
  const rated = competencies.slice(0, count).map(({ id }, index) => [id, rating(index)]);
  const reply = await page.request.post('/api/feedback/save', {
    data: { token, editorKey, ratings: Object.fromEntries(rated) },
  });
  if (!reply.ok()) throw new Error(`save: ${reply.status()} ${await reply.text()}`);
  await page.reload();
  await page.getByRole('button', { name: feedbackForm.resume, exact: true }).click();
}

/** Next, which at the last statement says what it leads to. */
export async function nextStatement(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^(Next|${feedbackForm.full.toClosing})$`) })
    .click();
}
