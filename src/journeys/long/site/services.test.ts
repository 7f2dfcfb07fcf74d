import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { services } from '#content/services.ts';
import type { Practice } from '#content/site-settings.ts';
import { journey } from '#testing/browser/journey.ts';
import { emptyPractice as practice, filledPractice } from '#testing/practices.ts';
import { visitWith, withFlags } from '#journeys/site/testing/other-site.ts';
import { open } from '#journeys/site/testing/site-pages.ts';

const COACHING = 'one-on-one coaching';
const CONSULTING = 'Strategy and operations consulting';
const agreed = (page: Page) => page.getByText('Before the work starts, we agree');

/** The terms and descriptions of the card with this title. */
const terms = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .locator('dt')
    .evaluateAll((found) =>
      found.map((term) => [term, term.nextElementSibling!].map((cell) => cell.textContent.trim())),
    );

journey('an offer shows its default terms until the practice sets its own', async ({ visitor }) => {
  const { page } = await visitor();
  await open(page, '/services');
  expect(await terms(page, COACHING)).toEqual([
    ['Who attends', 'You and your coach, in private'],
    ['What you keep', 'A next step to take, each time we talk'],
  ]);
  expect(await agreed(page).allTextContents()).toEqual([
    'Before the work starts, we agree with you on how often we meet and for how long.',
  ]);
});

journey('an offer shows the terms that the practice set for it', async ({ browser }) => {
  const settings: Practice = {
    ...practice,
    services: {
      ...practice.services,
      oneOnOne: { whoAttends: '', howOften: 'On Thursdays', howLong: '', handedOver: 'A letter' },
    },
  };
  await visitWith(browser, { practice: settings }, async ({ page }) => {
    await open(page, '/services');
    expect(await terms(page, COACHING)).toEqual([
      ['Who attends', 'You and your coach, in private'],
      ['How often', 'On Thursdays'],
      ['What you keep', 'A letter'],
    ]);
    expect((await terms(page, CONSULTING)).map(([term]) => term)).toEqual([
      'Who attends',
      'What you keep',
    ]);
    expect(await agreed(page).allTextContents()).toEqual([
      'Before the work starts, we agree with you on everything not named here.',
    ]);
  });
  await visitWith(browser, { practice: filledPractice }, async ({ page }) => {
    await open(page, '/services');
    expect(await terms(page, CONSULTING)).toHaveLength(4);
    expect(await agreed(page).count()).toBe(0);
  });
});

journey('each offer links to the call', async ({ visitor }) => {
  const { page } = await visitor();
  await open(page, '/services');
  for (const { title } of services.additional.cards) {
    const link = page.getByRole('link', { name: `Book a Call about ${title}` });
    expect(await link.getAttribute('href')).toBe('https://example.com/schedule');
  }
});

journey('on a phone the ruler of the program ends at Day 90', async ({ visitor }) => {
  const { page } = await visitor({ width: 390, height: 844 });
  await open(page, '/services');
  const overshoot = await page
    .getByRole('list')
    .filter({ hasText: 'Day 90' })
    .evaluate((stops) => {
      const bottoms = [...stops.parentElement!.querySelectorAll('svg')].map(
        (ruler) => ruler.getBoundingClientRect().bottom,
      );
      return Math.max(...bottoms) - stops.lastElementChild!.getBoundingClientRect().top;
    });
  expect(Math.abs(overshoot)).toBeLessThan(4);
});

journey('the services page ends with the call', async ({ browser }) => {
  for (const settings of [practice, filledPractice]) {
    await visitWith(browser, { practice: settings }, async ({ page }) => {
      await open(page, '/services');
      const last = page.getByRole('main').getByRole('heading', { level: 2 }).last();
      expect(await last.innerText()).toBe(services.discoveryCall.headline);
    });
  }
});

journey(
  'the services page offers the assessment only if it is on',
  async ({ visitor, browser }) => {
    const offer = { name: 'See Where You Stand First' };
    const { page } = await visitor();
    await open(page, '/services');
    await page.getByRole('heading', offer).waitFor();
    await page.getByRole('link', { name: 'Take the Assessment' }).click();
    await page.getByRole('radiogroup').first().waitFor();

    const off = withFlags({ assessmentEnabled: false });
    await visitWith(browser, off, async ({ page: closed }) => {
      await open(closed, '/services');
      expect(await closed.getByRole('heading', offer).count()).toBe(0);
      expect(await closed.getByRole('main').getByText('assessment').count()).toBe(0);
    });
  },
);

journey('no hyphenated word such as high-impact breaks across lines', async ({ visitor }) => {
  const { page } = await visitor();
  await open(page, '/services');
  for (let width = 320; width <= 480; width += 8) {
    await page.setViewportSize({ width, height: 800 });
    expect(await brokenWords(page), `${width} px`).toEqual([]);
  }
});

/** The hyphenated words that break across two lines. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index, 0: word } of text.textContent!.matchAll(/high.impact|one.on.one/gi)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
