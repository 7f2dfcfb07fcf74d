import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { developmentPlans } from '#content/development-plans.ts';
import { retakeCopy } from '#content/comparison.ts';
import { furtherActions, priorityActions, strengthActions } from '#content/plan-cards.ts';
import { levelWordsFor } from '#content/level-words.ts';
import { myPlan, planWords } from '#content/my-plan.ts';
import { planSuggestions } from '#content/plan-suggestions.ts';
import { areas, type AreaName } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import { ratingScale } from '#domain/rating-scale.ts';
import {
  button,
  seeChart,
  seeCompetency,
  variedRatings,
  type RatingPair,
} from '#testing/browser/assessment.ts';
import { answeredEarlier, hasAnswered } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { isAll } from '#testing/is-all.ts';

const TOTAL = competencies.length;

/** Opens the dashboard with this browser's own results. */
async function showResults(
  { page, context }: Visitor,
  count: number,
  rate: (area: AreaName, index: number) => RatingPair = (_area, index) => variedRatings(index),
  email = newEmail(),
): Promise<string> {
  const id = await answeredEarlier(context, count, {
    ratings: (index) => rate(competencies[index]!.category, index),
    email,
  });
  await page.goto(`/assessment/dashboard?id=${id}`);
  await page.getByRole('region', { name: 'Assessment Summary' }).waitFor();
  return id;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const plan = (page: Page) => part(page, 'Personalized Development Plan');
const card = (page: Page, label: string): Locator =>
  plan(page).getByRole('article').filter({ hasText: label });

async function expectCards(page: Page, labels: string[]): Promise<void> {
  await eventually(async () => {
    const cards = await plan(page).getByRole('article').allTextContents();
    expect(cards).toEqual(labels.map((label) => expect.stringMatching(new RegExp(`^${label}`))));
  });
}

journey('each competency shows both statements and their ratings', async ({ visitor }) => {
  const me = await visitor();
  await showResults(me, TOTAL);
  const breakdown = part(me.page, 'Detailed Area Breakdown');
  for (const closed of await breakdown.getByText(/^See all \d+ competencies/).all()) {
    await closed.click();
  }
  for (const [index, { name, question1, question2 }] of competencies.entries()) {
    const entry = breakdown.getByRole('listitem').filter({
      has: me.page.getByRole('heading', { level: 4, name, exact: true }),
    });
    const shown = (await entry.last().innerText()).replaceAll(/\s+/g, ' ');
    const [first, second] = variedRatings(index).map(
      (rating) => `${rating} ${ratingScale[rating - 1]!.label}`,
    );
    expect(shown).toContain(`${question1} ${first} ${question2} ${second}`);
  }
});

journey('the dashboard names the strongest and weakest competencies', async ({ visitor }) => {
  const me = await visitor();
  await showResults(me, 20, (_area, index) =>
    index < 3 ? [5, 5] : index < 5 ? [1, 1] : index < 9 ? [2, 2] : [3, 3],
  );
  const names = async (end: string) =>
    part(me.page, end).getByRole('listitem').locator('div > p:first-child').allInnerTexts();
  const all = competencies.map(({ name }) => name);
  expect(await names('Strongest')).toEqual(all.slice(0, 3));
  // Two at 1.0, and four that tie for the third place: five are in view.
  await part(me.page, 'Weakest').getByText('1 more at 2.0').click();
  await eventually(async () => expect(await names('Weakest')).toHaveLength(6));
  expect((await names('Weakest')).toSorted()).toEqual(all.slice(3, 9).toSorted());
});

journey(
  'a weak competency says what its rating means, what to do first, and joins the plan',
  async ({ visitor }) => {
    const me = await visitor({ width: 390, height: 844, touch: true });
    const { page } = me;
    const id = await showResults(me, TOTAL, (_area, index) =>
      competencies[index]!.id === 'humility' ? [2, 2] : variedRatings(index + 2),
    );
    const weak = part(page, 'Weakest');
    await weak.scrollIntoViewIfNeeded();
    const row = weak.getByRole('listitem').filter({ hasText: 'Humility' });
    await row.getByText('2.0 · Emerging').waitFor();
    await row.getByText(levelWordsFor('humility', 2)!.slice(1)).waitFor();
    await row.getByText(planSuggestions.humility.actions[30]).waitFor();
    await row.getByRole('button', { name: 'Add to My Plan Humility' }).tap();
    const added = row.getByRole('link', { name: myPlan.add.isIn });
    await eventually(async () =>
      expect(await added.evaluate((link) => link === document.activeElement)).toBe(true),
    );
    await added.tap();
    await page.getByRole('heading', { name: 'Humility' }).waitFor();
    expect(new URL(page.url()).search).toBe(`?id=${id}`);
  },
);

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

journey('a few ratings are not enough to name strong or weak competencies', async ({ visitor }) => {
  const me = await visitor();
  await showResults(me, 5);
  expect(await me.page.getByText('Strongest and Weakest').count()).toBe(0);
});

journey('the plan names an area to start with and a strength', async ({ visitor }) => {
  const me = await visitor();
  await showResults(me, TOTAL, (area) =>
    area === 'Leadership of Others' ? [2, 2] : area === 'Leadership of Self' ? [5, 5] : [4, 4],
  );
  await expectCards(me.page, ['Where to Start', 'Strength']);
  for (const action of priorityActions['Leadership of Others']) {
    await card(me.page, 'Where to Start').getByText(action).waitFor();
  }
  for (const action of strengthActions['Leadership of Self']) {
    await card(me.page, 'Strength').getByText(action).waitFor();
  }
  await eventually(async () => {
    const [firstArea, lastArea] = await Promise.all(
      (['first', 'last'] as const).map((end) =>
        part(me.page, 'Detailed Area Breakdown').locator('ol[role=list] > li')[end]().innerText(),
      ),
    );
    expect(firstArea).toMatch(/Leadership of Others\s+Priority Focus\s+.*2\.0/s);
    expect(lastArea).toMatch(/Leadership of Self\s+Assessed\s+.*5\.0/s);
  });
  const summary = part(me.page, 'Assessment Summary');
  for (const [term, value, note] of [
    ['Top Area Score', '5.0', 'Advanced · Leadership of Self'],
    ['Lowest Area Score', '2.0', 'Emerging · Leadership of Others'],
    ['Competencies Assessed', '35 of 35', ''],
    ['Areas Complete', '5 of 5', ''],
  ] as const) {
    const figure = summary.locator('dl > div').filter({ hasText: term });
    expect((await figure.innerText()).split(/\n+/)).toEqual([term, value, note].filter(Boolean));
  }
  // The exercises are folded, first those of the same area.
  const exercises = part(me.page, 'Targeted Development Plans');
  const why = exercises.getByText(developmentPlans['Leadership of Others'].whyItMatters);
  expect(await why.isVisible()).toBe(false);
  await exercises.getByText('Priority Focus').click();
  await why.waitFor();
});

journey.runIf(isAll)('an incomplete area has a score and no advice', async ({ visitor }) => {
  const me = await visitor();
  await showResults(me, 1, () => [4, 4]);
  const summary = part(me.page, 'Assessment Summary');
  await summary.getByText('Overall Score so far').waitFor();
  await summary.getByText('No area is complete yet').waitFor();
  const [first] = await part(me.page, 'Detailed Area Breakdown').getByRole('listitem').all();
  const shown = await first!.innerText();
  expect(shown).toMatch(/Follow Through & Output\s+.*4\.0 · Proficient\s+1 of 7 completed/s);
  expect(shown).not.toMatch(/Strong competency area|Developing well|Focus area/);
});

journey(
  'on a phone the scores are in the first screen, then one filled button',
  async ({ visitor }) => {
    const me = await visitor({ width: 390, height: 844, touch: true });
    await showResults(me, TOTAL);
    const { page } = me;
    const figures = await part(page, 'Assessment Summary').locator('dd').all();
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
  expect(await plan(page).evaluate(isSkippable)).toBe(false);
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

journey.runIf(isAll)(
  'a single complete area is not called a strength as well',
  async ({ visitor }) => {
    const me = await visitor();
    await showResults(me, 7, (_area, index) => (index < 4 ? [4, 4] : [3, 3]));
    await expectCards(me.page, ['Where to Start']);
    await plan(me.page).getByText('At 3.6, the only area completed so far.').waitFor();
  },
);

journey.runIf(isAll)('an incomplete area that is lower leaves no priority', async ({ visitor }) => {
  const me = await visitor();
  await showResults(me, 20, (_area, index) => (index < 17 ? [3, 3] : [2, 3]));
  await expectCards(me.page, ['Next Step']);
  const next = card(me.page, 'Next Step');
  await next.getByRole('heading', { name: 'Finish Leadership of Others' }).waitFor();
  await next.getByText('At 2.5 so far, lower than any completed area.').waitFor();
  expect(await me.page.getByText('Priority Focus').count()).toBe(0);
  const cards = part(me.page, 'Targeted Development Plans');
  expect(await cards.getByText('Ready to Develop').count()).toBe(3);
  await me.page.getByText('Still to rate: 2 in Leadership of Others, 8 in').waitFor();
  // The radar says which areas have no score.
  await seeChart(me.page);
  expect(await me.page.locator('figure').getByText('Not rated').count()).toBe(2);
  await next.getByRole('link', { name: 'Continue Rating' }).click();
  await seeCompetency(me.page, 20);
});

journey.runIf(isAll)('the dashboard says when all areas are equal', async ({ visitor }) => {
  const me = await visitor();
  await showResults(me, TOTAL, () => [3, 3]);
  await expectCards(me.page, ['Where to Start']);
  await plan(me.page).getByText('At 3.0 each, so none comes first.').waitFor();
  await me.page.getByText('All 35 competencies are tied at 3.0.').waitFor();
  await part(me.page, 'Assessment Summary').getByText('5 areas tied').waitFor();
  // None of them is suggested before the others.
  expect(await me.page.getByText(/^Start with/).count()).toBe(0);
  const mine = part(me.page, planWords.title);
  await mine.getByRole('link', { name: myPlan.card.begin }).waitFor();
  expect(await mine.getByText('You could begin with').count()).toBe(0);
  expect(await plan(me.page).getByText('Priority Focus').count()).toBe(0);
});

journey.runIf(isAll)(
  'perfect ratings lead to a next step without a priority focus',
  async ({ visitor }) => {
    const me = await visitor();
    await showResults(me, TOTAL, () => [5, 5]);
    await expectCards(me.page, ['Next Step', 'Strength']);
    for (const action of furtherActions) await plan(me.page).getByText(action).waitFor();
    expect(await plan(me.page).getByText('Priority Focus').count()).toBe(0);
  },
);

journey('only the owner sees the saved email address', async ({ visitor }) => {
  const me = await visitor();
  const email = newEmail();
  const id = await showResults(me, TOTAL, undefined, email);
  await me.page.getByText(`Results saved under ${email}`).waitFor();

  const reader = await visitor();
  await reader.page.goto(`/assessment/dashboard?id=${id}`);
  await button(reader.page, 'Download Full Report').waitFor();
  expect(await reader.page.getByText('saved under').count()).toBe(0);
});

journey('results found by email show a masked address', async ({ visitor }) => {
  const id = await answeredEarlier((await visitor()).context, 8, { email: 'ida@example.com' });
  const { page, context } = await visitor();
  const data = { email: 'ida@example.com' };
  await context.request.post('/api/assessment/lookup-by-email', { data });
  await page.goto(`/assessment/dashboard?id=${id}`);
  await page.getByText('Results saved under i•••@example.com').waitFor();
  await page.getByRole('link', { name: 'Continue Assessment' }).waitFor();
});

journey('locked results say what is missing', async ({ visitor }) => {
  const me = await visitor();
  await hasAnswered(me, 12);
  await me.page.goto('/assessment/dashboard');
  const title = { name: 'Complete Your Assessment' };
  await me.page.getByRole('heading', title).waitFor();

  const other = await visitor();
  await hasAnswered(other, TOTAL);
  await other.page.goto('/assessment/dashboard');
  await other.page.getByRole('heading', title).waitFor();
  await other.page.getByText('All 35 competencies are rated.').waitFor();
});

journey('complete results show each score once, and no progress', async ({ visitor }) => {
  const me = await visitor();
  const lowest = 'Leadership of Others';
  await hasAnswered(me, TOTAL, {
    email: 'scores@example.com',
    ratings: (index) => (competencies[index]!.category === lowest ? [2, 2] : [3, 3]),
  });
  const breakdown = part(me.page, 'Category Breakdown');
  await breakdown.waitFor();
  const main = me.page.getByRole('main');
  expect(await main.getByText('Average score: 3.0 · Developing', { exact: true }).count()).toBe(
    areas.length - 1,
  );
  // Four areas have this advice.
  expect(await breakdown.getByText(/^Developing well/).count()).toBe(1);
  await main.getByText('Overall Score', { exact: true }).waitFor();
  await main.getByText('Emerging · out of 5.0', { exact: true }).waitFor();
  expect(await main.getByRole('progressbar').count()).toBe(0);
  expect(await main.getByText('Priority Focus').count()).toBe(0);
  expect(await breakdown.getByRole('listitem').first().innerText()).toMatch(
    /^Leadership of Others/,
  );
  const bar = breakdown
    .locator('svg')
    .filter({ has: me.page.locator('rect') })
    .first();
  const filled = await bar.locator('rect').first().boundingBox();
  const whole = await bar.boundingBox();
  expect(filled!.width / whole!.width).toBeCloseTo(2 / 5, 1);
});
