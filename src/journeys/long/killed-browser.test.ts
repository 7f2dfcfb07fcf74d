import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect } from 'vitest';
import {
  answerFrom,
  rate,
  seeCompetency,
  chosen,
  variedRatings,
} from '#testing/browser/assessment.ts';
import { unsavedChanges } from '#journeys/testing/unsaved-changes.ts';
import { launchOptions } from '#testing/browser/find-browser.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { answers, storedAnswers } from '#testing/browser/stored.ts';

/** A browser with its own profile that can be killed. */
async function start(profile: string) {
  const context = await chromium.launchPersistentContext(profile, await launchOptions());
  const page = await context.newPage();
  const kill = async () => {
    const gone = context.waitForEvent('close');
    const session = await context.newCDPSession(page);
    // The browser crashes before it can reply.
    session.send('Browser.crash').catch(() => undefined);
    await gone;
  };
  return { page, context, kill };
}

journey('ratings survive a killed browser', async ({ site, onTestFinished }) => {
  const profile = await mkdtemp(join(tmpdir(), 'killed-browser-'));
  onTestFinished(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }));
  const first = await start(profile);
  await first.page.goto(`${site.url}/assessment`);
  await answerFrom(first.page, 0, 1);
  await first.page.getByText('All answers saved').waitFor();
  await first.page.context().setOffline(true);
  await answerFrom(first.page, 1, 2);
  await rate(first.page, 1, 4);
  await first.page.getByText('Saved on this device, 1 waiting').waitFor();
  const { id } = await site.db.selectFrom('assessment').select('id').executeTakeFirstOrThrow();
  // The page reported the waiting response before the half-finished one was rated.
  await eventually(async () =>
    expect(await unsavedChanges(first.page, id)).toMatchObject({
      drafts: [{ question1Rating: 4 }],
    }),
  );
  await first.kill();

  const second = await start(profile);
  onTestFinished(() => second.context.close());
  const { page } = second;
  await page.goto(`${site.url}/assessment`);
  await page.getByText('2 of 35 competencies rated').waitFor();
  await page.getByRole('link', { name: 'Continue Assessment' }).click();
  await seeCompetency(page, 2);
  await eventually(async () => expect(await chosen(page)).toEqual([4, null]));
  await page.getByText('All answers saved').waitFor();
  expect(await storedAnswers(site, id)).toEqual(answers(2, variedRatings));
});
