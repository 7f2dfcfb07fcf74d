import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { assessmentCopy } from '#content/assessment.ts';
import { retakeCopy } from '#content/comparison.ts';
import { myPlan } from '#content/my-plan.ts';
import { areas } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import { button, seeChart } from '#testing/browser/assessment.ts';
import { laterFiles } from '#testing/browser/built-files.ts';
import { showResults, dashboardPart } from '#testing/browser/dashboard.ts';
import { answeredEarlier, hasAnswered } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { holdCalls } from '#testing/browser/network.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { isAll } from '#testing/is-all.ts';
import { fullPlan } from '#web/features/results/printed/printed.fixture.ts';

const TOTAL = competencies.length;

journey('links lead to each part of the page, by keyboard too', async ({ visitor }) => {
  const me = await visitor({ width: 390, height: 844, touch: true });
  const { page } = me;
  await showResults(me, TOTAL);
  await page.getByRole('heading', { name: retakeCopy.title }).waitFor({ state: 'attached' });
  const contents = page.getByRole('navigation', { name: 'On This Page' });
  await contents.getByText('On This Page').tap();
  const links = contents.getByRole('link');
  const titles = await links.allInnerTexts();
  expect(titles).toEqual([
    'Detailed Area Breakdown',
    'Strongest and Weakest Competencies',
    'Personalized Development Plan',
    'Targeted Development Plans',
    "What's Next?",
  ]);
  const bar = page.getByRole('banner');
  for (const [index, name] of titles.entries()) {
    await links.nth(index).focus();
    await page.keyboard.press('Enter');
    const target = page.locator(new URL(await links.nth(index).evaluate(hrefOf)).hash);
    await eventually(async () => {
      const [box, above] = await Promise.all([target.boundingBox(), bar.boundingBox()]);
      const covered = above!.y + above!.height;
      // Its beginning is in view, just below the bar unless the page ends before.
      expect(box!.y, name).toBeGreaterThanOrEqual(covered);
      const lowest = (await page.evaluate(isAtEnd)) ? 844 : covered + 100;
      expect(box!.y, name).toBeLessThan(lowest);
    });
    await page.keyboard.press('Tab');
    expect(await target.evaluate(isBeforeFocus), name).toBe(true);
  }
});

const isBeforeFocus = (it: Element) =>
  (it.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
const hrefOf = (link: Element) => (link as HTMLAnchorElement).href;

journey(
  'on a phone the scores are in the first screen, then one filled button',
  async ({ visitor }) => {
    const me = await visitor({ width: 390, height: 844, touch: true });
    await showResults(me, TOTAL);
    const { page } = me;
    const figures = await dashboardPart(page, 'Assessment Summary').locator('dd').all();
    const boxes = await Promise.all(figures.map((figure) => figure.boundingBox()));
    expect(Math.max(...boxes.map((box) => box!.y + box!.height))).toBeLessThan(844);
    // The scores are below each other, each beside its words.
    const [overall, outOf, top, topArea, lowest] = boxes;
    expect(top!.x).toBeCloseTo(overall!.x, 0);
    expect(lowest!.x).toBeCloseTo(overall!.x, 0);
    expect(topArea!.x).toBeCloseTo(outOf!.x, 0);
    expect(lowest!.y).toBeGreaterThan(top!.y + top!.height);

    const first = page.getByRole('link', { name: myPlan.card.begin });
    const { y } = (await first.boundingBox())!;
    const filled = await background(first);
    const coaching = page.getByRole('link', { name: 'Schedule Coaching' });
    for (const other of [button(page, 'Download Full Report'), button(page, 'Share'), coaching]) {
      expect(await background(other)).not.toBe(filled);
      expect((await other.boundingBox())!.y).toBeGreaterThan(y);
    }
  },
);

const background = (element: Locator) =>
  element.evaluate((it) => getComputedStyle(it).backgroundColor);

/** Whether the browser may leave the part out until it is near. */
const isSkippable = (it: Element) => {
  const band = it.parentElement!.closest('section')!;
  return getComputedStyle(band).contentVisibility === 'auto';
};

journey.runIf(isAll)('the chart can be read in a contrast theme', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await showResults(me, TOTAL);
  await seeChart(page);
  const { ground, texts } = await page.locator('figure').evaluate((figure) => ({
    ground: getComputedStyle(document.body).backgroundColor,
    texts: [...figure.querySelectorAll('text')].map((text) => getComputedStyle(text).fill),
  }));
  expect(await dashboardPart(page, 'Personalized Development Plan').evaluate(isSkippable)).toBe(
    false,
  );
  expect(texts.length).toBeGreaterThan(areas.length);
  expect(texts).not.toContain(ground);
  expect(new Set(texts)).toEqual(
    new Set([await page.evaluate(() => getComputedStyle(document.body).color)]),
  );
});

journey('on the narrowest phone, each name of the radar has its place', async ({ visitor }) => {
  const me = await visitor({ width: 320 });
  await showResults(me, 20);
  const places = await me.page.locator('.radar').evaluate((svg) => {
    const { left, right, top, bottom } = svg.getBoundingClientRect();
    const names = [...svg.querySelectorAll('text:has(tspan)')].map((name) => ({
      name: name.textContent,
      box: name.getBoundingClientRect(),
    }));
    return names.map(({ name, box }) => ({
      name,
      isWhole: box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom + 1,
      meets: names
        .filter((it) => it.name !== name)
        .filter((it) => it.box.left < box.right && box.left < it.box.right)
        .filter((it) => it.box.top < box.bottom && box.top < it.box.bottom)
        .map((it) => it.name),
    }));
  });
  expect(places).toHaveLength(areas.length);
  for (const place of places) expect(place).toMatchObject({ isWhole: true, meets: [] });
});

/** Holds the code that pages load later, and calls of the procedure; returns what lets them through. */
async function holdLateParts(page: Page, procedure: string) {
  const files = new Set(laterFiles());
  const released = Promise.withResolvers<void>();
  const isLater = ({ pathname }: URL) => files.has(pathname);
  await page.route(isLater, async (route) => {
    await released.promise;
    await route.continue().catch(() => undefined);
  });
  const calls = await holdCalls(page, procedure);
  return {
    arrived: calls.arrived,
    release: async () => {
      released.resolve();
      await page.unroute(isLater);
      await calls.release();
    },
  };
}

/** Where they are on the page, from its top; null for those that are not there. */
const places = (buttons: readonly Locator[]) =>
  Promise.all(
    buttons.map(async (it) =>
      (await it.count()) === 0
        ? null
        : it.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY)),
    ),
  );

for (const width of isAll ? [390, 768, 1280] : [1280]) {
  journey(
    `at ${width} px no button of the dashboard moves when the plan arrives`,
    async ({ visitor }) => {
      const { page, context } = await visitor({ width });
      const email = newEmail();
      const id = await answeredEarlier(context, TOTAL, {
        email,
        // Three competencies to begin with: the longest invitation.
        ratings: (index) => (index % 12 === 0 ? [2, 2] : [4, 4]),
      });
      const buttons = [
        button(page, 'Download Full Report'),
        button(page, 'Share'),
        button(page, 'Save as Picture'),
        page.getByRole('link', { name: 'Schedule Coaching' }),
      ];
      const stay = async (arriving: string) => {
        const late = await holdLateParts(page, 'plan.get');
        await page.goto(`/assessment/dashboard?id=${id}`);
        await buttons[0]!.waitFor();
        const before = await places(buttons);
        await late.release();
        await page.getByRole('link', { name: arriving }).waitFor();
        expect(await places(buttons), arriving).toEqual(before);
      };
      await stay(myPlan.card.begin);
      const saved = await context.request.post(`/api/assessment/${id}/plan`, { data: fullPlan });
      expect(saved.ok()).toBe(true);
      await stay(myPlan.card.open);
    },
  );
}

journey('no button of the completed page moves when late parts arrive', async ({ visitor }) => {
  const me = await visitor({ width: 390 });
  const { page, context } = me;
  const email = newEmail();
  await answeredEarlier(context, TOTAL, { email });
  await hasAnswered(me, TOTAL, { email });
  const buttons = [
    page.getByRole('link', { name: 'View Full Dashboard' }),
    button(page, 'Download Report'),
    button(page, 'Start a New Assessment'),
  ];
  const late = await holdLateParts(page, 'comparison.history');
  await page.reload();
  await late.arrived;
  const before = await places(buttons);
  await late.release();
  await page.getByRole('link', { name: assessmentCopy.complete.compare }).waitFor();
  const after = await places(buttons);
  expect(before.map((place, index) => place ?? after[index])).toEqual(after);
});
