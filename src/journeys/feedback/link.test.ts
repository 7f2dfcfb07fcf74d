import { expect } from 'vitest';
import { feedbackForm as words } from '#content/feedback-form.ts';
import { pages } from '#content/pages.ts';
import { button } from '#testing/browser/assessment.ts';
import { openInvitation, roundOn, startForm } from '#testing/browser/feedback.ts';
import { feedbackJourney as journey } from '#testing/browser/feedback-journey.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { failedCall } from '#testing/browser/network.ts';
import { feedbackLink, openedRound } from '#testing/feedback-round.ts';
import { ask, unpacked } from '#journeys/site/testing/answers.ts';
import { readDocument } from '#journeys/site/testing/document.ts';

const NAME = 'Ada Lovelace';
const UNKNOWN = 'x'.repeat(43);

journey('no address, referrer, or title contains the token', async ({ visitor, site }) => {
  const round = await roundOn(site, { kind: 'focus' });
  const token = round.tokens[0]!;
  const { page } = await visitor();
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url(), JSON.stringify(request.headers())));
  await startForm(page, token, NAME);
  await page.getByRole('radio', { name: '+1 A little more effective' }).first().click();
  await page.getByText(words.saving.saved, { exact: true }).waitFor();
  expect(await page.title()).toBe(pages.feedback.title);
  await page.getByRole('link', { name: 'Privacy' }).click();
  await page.waitForURL('**/privacy');
  await page.waitForLoadState('networkidle');
  expect(seen.length).toBeGreaterThan(4);
  expect(seen.filter((text) => text.includes(token))).toEqual([]);

  // What the browser stores does not open the form.
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(stored).not.toContain(token);
});

journey('the pages of feedback are not indexed, and the form is not cached', async ({ site }) => {
  for (const { path, title, description } of [pages.feedback, pages.ownFeedback]) {
    const answer = await ask(site.url + path);
    expect(answer.status).toBe(200);
    const document = readDocument(unpacked(answer));
    expect(document.title).toBe(title);
    expect(document.meta('description')).toBe(description);
    expect(document.meta('robots')).toBe('noindex');
  }
  const { headers } = await ask(site.url + pages.feedback.path);
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['cache-control']).toBe('private, no-store');
});

journey('skipping to the content keeps the link in the address', async ({ visitor, site }) => {
  const round = await roundOn(site, { kind: 'focus' });
  const { page } = await visitor();
  await openInvitation(page, round.tokens[0]!, NAME);
  const address = page.url();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(page.url()).toBe(address);
  await page.reload();
  await button(page, words.start).waitFor();
});

journey('another link in the same tab opens its own form', async ({ visitor, site }) => {
  const first = await roundOn(site, { kind: 'focus' });
  const second = await roundOn(site, { kind: 'focus', name: 'Grace Hopper' });
  const { page } = await visitor();
  await startForm(page, first.tokens[0]!, NAME);
  await openInvitation(page, second.tokens[0]!, 'Grace Hopper');
});

journey('a link that leads nowhere says why, and shows no form', async ({ visitor }) => {
  const { page } = await visitor({ allow: failedCall });
  for (const address of [feedbackLink(UNKNOWN), feedbackLink('abc'), pages.feedback.path]) {
    await page.goto('about:blank');
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: words.dead.title }).waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);
    await page.getByRole('link', { name: words.dead.home }).waitFor();
  }
});

journey('the browser of the leader cannot open the form', async ({ visitor, site }) => {
  const leader = await visitor({ allow: failedCall });
  const id = await answeredEarlier(leader.context, 1);
  const { tokens } = await openedRound(site.db, id, { kind: 'focus' });
  await leader.page.goto(feedbackLink(tokens[0]!));
  await leader.page.getByRole('heading', { level: 1, name: words.own.title }).waitFor();
});

journey('without a connection the page says so, and retries', async ({ visitor, site }) => {
  const round = await roundOn(site, { kind: 'focus' });
  const { page } = await visitor({ allow: [...failedCall, 'ERR_FAILED'] });
  await page.route('**/trpc/feedback.open*', (route) => route.abort());
  await page.goto(feedbackLink(round.tokens[0]!));
  await page.getByText('Check your connection.').waitFor();
  await page.unrouteAll();
  await button(page, 'Try Again').click();
  await button(page, words.start).waitFor();
});
