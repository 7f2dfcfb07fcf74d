import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import {
  answerFrom,
  button,
  chosen,
  next,
  rate,
  seeCompetency,
  variedRatings,
} from '#testing/browser/assessment.ts';
import { dialog, EMAIL_GATE, press, submitEmail } from '#testing/browser/dialogs.ts';
import { hasAnswered } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { tabTo } from '#testing/browser/keyboard.ts';
import { answers, storedAnswers, storedAssessment } from '#testing/browser/stored.ts';
import { isAll } from '#testing/is-all.ts';

const TOTAL = competencies.length;

journey('Previous saves the ratings, as Next does', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  const id = await hasAnswered(me, 2);
  await rate(page, 1, 3);
  await rate(page, 2, 5);
  await button(page, 'Previous').click();
  await seeCompetency(page, 1);
  await page.getByText('All answers saved').waitFor();
  const expected = answers(3, (index) => (index === 2 ? [3, 5] : variedRatings(index)));
  expect(await storedAnswers(me.site, id)).toEqual(expected);
});

for (const [way, leave] of [
  ['a link', (page) => page.getByRole('link', { name: 'Dashboard', exact: true }).click()],
  ['a reload', (page) => page.reload().then(() => undefined)],
] as const satisfies readonly (readonly [string, (page: Page) => Promise<void>])[]) {
  journey(`a changed answer is saved when the visitor leaves by ${way}`, async ({ visitor }) => {
    const me = await visitor({ allow: ['net::ERR_ABORTED'] });
    const { page } = me;
    const id = await hasAnswered(me, 3);
    await button(page, 'Previous').click();
    await seeCompetency(page, 2);
    await rate(page, 2, 1);
    await leave(page);
    const expected = answers(3, (index) => (index === 2 ? [3, 1] : variedRatings(index)));
    await eventually(async () => expect(await storedAnswers(me.site, id)).toEqual(expected));
  });
}

journey('a half-rated competency is stored and prefilled', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await hasAnswered(me, 3);
  await rate(page, 2, 4);
  await page.getByText('Rate both to continue').waitFor();
  await button(page, 'Previous').click();
  await seeCompetency(page, 2);
  await next(page);
  await seeCompetency(page, 3);
  expect(await chosen(page)).toEqual([null, 4]);
  await page.goto('/services');
  await page.goBack();
  await seeCompetency(page, 3);
  expect(await chosen(page)).toEqual([null, 4]);
  await rate(page, 1, 2);
  expect(await page.getByText('Rate both to continue').count()).toBe(0);
  await next(page);
  await page.getByText('All answers saved').waitFor();
  const { id } = await storedAssessment(me);
  const expected = answers(4, (index) => (index === 3 ? [2, 4] : variedRatings(index)));
  expect(await storedAnswers(me.site, id)).toEqual(expected);
});

journey('all answers can be reviewed and changed after the last question', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  const id = await hasAnswered(me, TOTAL);
  const gate = dialog(page, EMAIL_GATE);
  const complete = page.getByRole('heading', { name: 'Assessment Complete!' });
  await complete.waitFor();
  await press(gate, 'Cancel');
  await button(page, 'Review Your Answers').click();
  await page.getByRole('heading', { level: 1, name: 'Review Your Answers' }).waitFor();
  const list = page.getByRole('region', { name: 'Leadership of Others' });
  const names = competencies
    .filter(({ category }) => category === 'Leadership of Others')
    .map(({ name }) => name);
  expect(await list.getByRole('listitem').count()).toBe(names.length);

  const changed = competencies.findIndex(({ name }) => name === 'Team Building');
  await list.getByRole('button', { name: 'Team Building' }).click();
  await seeCompetency(page, changed);
  expect(await chosen(page)).toEqual(variedRatings(changed));
  await rate(page, 1, variedRatings(changed)[0] === 5 ? 4 : 5);
  await next(page);
  await seeCompetency(page, changed + 1);
  await button(page, 'All Answers').click();
  await button(page, 'Finish').first().click();
  // Without an email the gate asks again; with one it never does.
  await page.getByRole('heading', { name: 'Enter your email to unlock results' }).waitFor();
  await button(page, 'Enter Email to Unlock').click();
  await submitEmail(gate, 'gail@example.com', 'View My Results');
  await button(page, 'Download Full Report').waitFor();
  const first = variedRatings(changed)[0] === 5 ? 4 : 5;
  const expected = answers(TOTAL, (index) =>
    index === changed ? [first, variedRatings(index)[1]] : variedRatings(index),
  );
  expect(await storedAnswers(me.site, id)).toEqual(expected);

  // The dashboard links to the review after the visit, too.
  await page.getByRole('link', { name: 'Review Your Answers' }).click();
  await page.getByRole('heading', { level: 1, name: 'Review Your Answers' }).waitFor();
  await button(page, 'Finish').first().click();
  await button(page, 'Download Report').waitFor();
});

journey('the email gate does not return once an email is saved', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await hasAnswered(me, TOTAL - 1, { email: 'hal@example.com' });
  await answerFrom(page, TOTAL - 1, TOTAL);
  await button(page, 'Review Your Answers').click();
  await button(page, 'Finish').first().click();
  await button(page, 'Download Report').waitFor();
  await page.getByText('All answers saved').waitFor();
  await page.reload();
  await button(page, 'Download Report').waitFor();
  expect(await dialog(page, EMAIL_GATE).count()).toBe(0);
});

journey.runIf(isAll)(
  'a keyboard reaches Next too early and hears why it is disabled',
  async ({ visitor }) => {
    const { page } = await visitor();
    await page.goto('/assessment');
    await seeCompetency(page, 0);
    const forward = button(page, 'Next');
    await tabTo(page, forward);
    const reason = await forward.getAttribute('aria-describedby');
    expect(await page.locator(`#${reason}`).textContent()).toBe('Rate both to continue');
    await page.keyboard.press('Enter');
    await seeCompetency(page, 0);
    await rate(page, 1, 3);
    await rate(page, 2, 4);
    await tabTo(page, forward);
    await page.keyboard.press('Enter');
    await seeCompetency(page, 1);
  },
);
