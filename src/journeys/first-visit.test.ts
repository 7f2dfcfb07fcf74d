import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { builtFile } from '#testing/browser/built-files.ts';
import {
  answer,
  button,
  chosen,
  next,
  option,
  question,
  rate,
  seeCompetency,
} from '#testing/browser/assessment.ts';
import { hasAnswered } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { holdCalls } from '#testing/browser/network.ts';
import {
  answers,
  sessionId,
  currentAnswers,
  storedAnswers,
  storedAssessment,
} from '#testing/browser/stored.ts';

journey('a new visitor can rate the first question while it loads', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  const creating = await holdCalls(page, 'assessment.create');

  await page.goto('/assessment');
  await rate(page, 1, 4);
  await rate(page, 2, 3);
  await rate(page, 2, 5);
  await creating.arrived;
  expect(await page.getByRole('status').getByText('Loading your assessment').count()).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    'Become the Leader You Always Wanted & Needed',
  );
  await eventually(async () => expect(await chosen(page)).toEqual([4, 5]));

  await creating.release();
  await seeCompetency(page, 0);
  expect(await chosen(page)).toEqual([4, 5]);
  await page.getByText('All answers saved').waitFor();
  expect(await sessionId(page)).toMatch(/^session_\d+_[0-9a-f]{32}$/);
  expect(await currentAnswers(me)).toEqual(answers(1, () => [4, 5]));
});

journey('a rating given before the code is loaded counts', async ({ visitor }) => {
  const { page } = await visitor();
  const code = Promise.withResolvers<void>();
  await page.route(builtFile('index'), async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/assessment', { waitUntil: 'commit' });
  await rate(page, 1, 2);
  await rate(page, 2, 4);
  code.resolve();
  await seeCompetency(page, 0);
  expect(await chosen(page)).toEqual([2, 4]);
});

journey('a visitor who scrolls before the code is loaded stays there', async ({ visitor }) => {
  const { page } = await visitor();
  const code = Promise.withResolvers<void>();
  await page.route(builtFile('index'), async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/assessment', { waitUntil: 'commit' });
  await option(page, 2, 4).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  code.resolve();
  await seeCompetency(page, 0);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

journey('a press that begins before the assessment is loaded counts', async ({ visitor }) => {
  const { page } = await visitor();
  const creating = await holdCalls(page, 'assessment.create');
  const reading = await holdCalls(page, 'response.list');
  await page.goto('/assessment');
  await creating.arrived;
  await option(page, 1, 4).hover();
  await page.mouse.down();
  await creating.release();
  await reading.arrived;
  const read = page.waitForResponse(/response\.list/);
  await reading.release();
  await (await read).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.mouse.up();
  await seeCompetency(page, 0);
  expect(await chosen(page)).toEqual([4, null]);
});

journey('a returning visitor sees no other question while theirs loads', async ({ visitor }) => {
  const me = await visitor();
  await hasAnswered(me, 12);
  const { page } = me;
  const reading = await holdCalls(page, 'assessment.byId');
  await page.reload();
  await reading.arrived;
  expect(await page.getByRole('radiogroup').count()).toBe(0);
  await reading.release();
  await seeCompetency(page, 12);

  await page.evaluate(() => sessionStorage.clear());
  const again = await holdCalls(page, 'assessment.byId');
  await page.reload();
  await again.arrived;
  expect(await page.getByRole('radiogroup').count()).toBe(0);
  await again.release();
  await page.getByRole('link', { name: 'Continue Assessment' }).waitFor();
});

journey('Next needs both ratings; a second click clears a rating', async ({ visitor }) => {
  const { page } = await visitor();
  const nextIsOff = () => button(page, 'Next').isDisabled();
  await page.goto('/assessment');
  await seeCompetency(page, 0);
  const { question1, question2 } = competencies[0];
  expect(await question(page, 1).textContent()).toContain(question1);
  expect(await question(page, 2).textContent()).toContain(question2);
  expect(await button(page, 'Previous').isDisabled()).toBe(true);
  expect(await nextIsOff()).toBe(true);

  await rate(page, 1, 4);
  expect(await chosen(page)).toEqual([4, null]);
  expect(await nextIsOff()).toBe(true);
  await rate(page, 2, 5);
  await eventually(async () => expect(await nextIsOff()).toBe(false));

  await rate(page, 1, 4);
  await eventually(async () => expect(await chosen(page)).toEqual([null, 5]));
  expect(await nextIsOff()).toBe(true);
  await rate(page, 1, 2);
  await eventually(async () => expect(await chosen(page)).toEqual([2, 5]));
  expect(await nextIsOff()).toBe(false);
});

journey('Previous shows earlier ratings and saves a changed one', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await page.goto('/assessment');
  await answer(page, [3, 4]);
  await seeCompetency(page, 1);
  expect(await chosen(page)).toEqual([null, null]);
  await answer(page, [1, 5]);
  await seeCompetency(page, 2);

  await button(page, 'Previous').click();
  await seeCompetency(page, 1);
  expect(await chosen(page)).toEqual([1, 5]);
  await button(page, 'Previous').click();
  await seeCompetency(page, 0);
  expect(await chosen(page)).toEqual([3, 4]);

  await rate(page, 2, 2);
  await next(page);
  await seeCompetency(page, 1);
  const { id } = await storedAssessment(me);
  await eventually(async () =>
    expect(await storedAnswers(me.site, id)).toEqual(
      answers(2, (index) => (index === 0 ? [3, 2] : [1, 5])),
    ),
  );
});

journey('a reload keeps the question and its half-finished rating', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/assessment');
  await answer(page, [3, 4]);
  await seeCompetency(page, 1);
  await answer(page, [2, 2]);
  await seeCompetency(page, 2);
  await rate(page, 2, 3);
  await page.getByText('All answers saved').waitFor();

  await page.reload();
  await seeCompetency(page, 2);
  expect(await chosen(page)).toEqual([null, 3]);
  await button(page, 'Previous').click();
  await seeCompetency(page, 1);
  expect(await chosen(page)).toEqual([2, 2]);
  await page.getByText('All answers saved').waitFor();

  await page.reload();
  await seeCompetency(page, 1);
});

journey('a later visit in the same session resumes where it ended', async ({ visitor }) => {
  const me = await visitor();
  await hasAnswered(me, 12);
  await seeCompetency(me.page, 12);
  const card = me.page.getByRole('region', { name: 'Your Progress' });
  expect(await card.textContent()).toContain('34%');
  expect(await card.getByRole('definition').allTextContents()).toEqual(['12', '23']);

  await me.page.goto('/');
  await me.page.goto('/assessment');
  await seeCompetency(me.page, 12);
});

journey.for(['while the code loads', 'while the assessment loads'] as const)(
  'Enter pressed %s goes on once both questions are rated',
  async (when, { visitor }) => {
    const { page } = await visitor();
    const may = Promise.withResolvers<void>();
    const late =
      when === 'while the code loads' ? builtFile('index') : '**/trpc/assessment.create?*';
    await page.route(late, async (route) => {
      await may.promise;
      await route.continue();
    });
    await page.goto('/assessment', { waitUntil: 'commit' });
    await rate(page, 1, 2);
    await rate(page, 2, 4);
    await page.keyboard.press('Enter');
    may.resolve();
    await seeCompetency(page, 1);
    await button(page, 'Previous').click();
    await eventually(async () => expect(await chosen(page)).toEqual([2, 4]));
  },
);
