import { expect } from 'vitest';
import { builtSite } from '#server/site/site-source.ts';
import { journey, startSite } from '#testing/browser/journey.ts';
import { mailSettings, sampleMails } from '#testing/sample-mails.ts';
import {
  expectAccessible,
  misfits,
  statesToCheck,
  violations,
} from '#testing/states/accessibility.ts';
import { raterStates } from '#testing/states/feedback-rater.ts';
import { mailedConfig, mailedStates } from '#testing/states/mailed.ts';
import { yourDataStates } from '#testing/states/your-data.ts';

/** Mail clients provide landmarks and a headline, so mails need none. */
const OF_A_PAGE = /^(region|landmark-one-main|page-has-heading-one): /;

/** All that differs in the dark. */
const COLORS = ['color-contrast', 'link-in-text-block'];

const mailedJourney = journey.extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
  const site = await startSite(mailedConfig);
  onCleanup(() => site.close());
  return site;
});

for (const state of statesToCheck([...mailedStates, ...yourDataStates, ...raterStates])) {
  mailedJourney(state.name, async ({ visitor }) => expectAccessible(await visitor(), state));
}

journey('every mail is accessible and fits each width, light and dark', async ({ visitor }) => {
  const { page } = await visitor();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const { mail } = (await builtSite()).site;
  for (const [name, content] of Object.entries(sampleMails)) {
    const { html } = await mail!(content, mailSettings);
    await page.setContent(html);
    for (const width of [700, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await misfits(page), `${name}, ${width} px`).toEqual([]);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await violations(page, colorScheme === 'dark' ? COLORS : undefined);
      expect(
        found.filter((violation) => !OF_A_PAGE.test(violation)),
        `${name}, ${colorScheme}`,
      ).toEqual([]);
    }
  }
  expect(requested).toEqual([]);
});
