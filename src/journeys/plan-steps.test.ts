import { expect } from 'vitest';
import { myPlan } from '#content/my-plan.ts';
import { planSuggestions } from '#content/plan-suggestions.ts';
import { journey } from '#testing/browser/journey.ts';
import {
  chooseSuggested,
  dayPart,
  editFocus,
  finishFocus,
  focusPart,
  hasResults,
  onNewYear,
  planned,
  saved,
  suggestedBox,
} from '#testing/browser/plan.ts';
import { isAll } from '#testing/is-all.ts';

journey('the next step is on top and can be completed with one click', async ({ visitor }) => {
  const me = await visitor();
  await onNewYear(me);
  const { page } = me;
  const id = await hasResults(me);
  await chooseSuggested(page);
  const next = page.getByRole('region', { name: /^Next: due in 30 days/ });
  await next.getByText(planSuggestions['team-building'].actions[30]).waitFor();
  await next.getByRole('button', { name: 'Mark as Done' }).click();
  await next.getByText(planSuggestions['developing-mentoring'].actions[30]).waitFor();
  await page.getByText('1 of 9 done').waitFor();
  // A completed action offers a field for its outcome.
  const part = focusPart(page, 'Team Building');
  await part.getByRole('button', { name: /^Add What Happened/ }).click();
  await page.keyboard.type('Two new ideas');
  await page.keyboard.press('Tab');
  await part.getByText('Two new ideas').waitFor();
  await saved(page);
  const [first] = await planned(me, id);
  expect(first!.actions[0]).toMatchObject({ isDone: true, evidence: 'Two new ideas' });

  await page.clock.setSystemTime('2027-02-04T10:00:00Z');
  await page.reload();
  await page.getByRole('region', { name: 'Next: overdue since Jan 31, 2027' }).waitFor();
});

journey(
  'a double tap on Mark as Done does not complete the following step',
  async ({ visitor }) => {
    const me = await visitor();
    const { page } = me;
    await hasResults(me);
    await chooseSuggested(page);
    const next = page.getByRole('region', { name: /^Next: due in 30 days/ });
    // Each click has its own frame, so the next step appears in between.
    await next.getByRole('button', { name: 'Mark as Done' }).evaluate(async (done: HTMLElement) => {
      done.click();
      await new Promise(requestAnimationFrame);
      done.click();
    });
    await next.getByText(planSuggestions['developing-mentoring'].actions[30]).waitFor();
    await saved(page);
    await page.getByText('1 of 9 done').waitFor();
  },
);

journey('an empty action is neither shown as a step nor counted', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await hasResults(me);
  await chooseSuggested(page);
  await editFocus(page, 'Team Building');
  await dayPart(page, 'Team Building', 30).getByRole('textbox').fill(' ');
  const next = page.getByRole('region', { name: /^Next: due in 30 days/ });
  await next.getByText(planSuggestions['developing-mentoring'].actions[30]).waitFor();
  await page.getByText('0 of 8 done').waitFor();
  await finishFocus(page, 'Team Building');
  expect(await focusPart(page, 'Team Building').getByRole('checkbox').count()).toBe(2);
});

journey.runIf(isAll)('a completed plan offers no calendar file', async ({ visitor }) => {
  const me = await visitor({ allow: ['status of 409'] });
  const { page } = me;
  const id = await hasResults(me);
  await chooseSuggested(page);
  const calendar = page.getByRole('link', { name: 'Add to Calendar' });
  await calendar.waitFor();
  const boxes = page.getByRole('checkbox');
  for (let index = 0; index < 9; index += 1) await boxes.nth(index).check();
  await page.getByText('9 of 9 done').waitFor();
  await saved(page);
  expect(await calendar.count()).toBe(0);
  // A tab with outdated content may still have the link.
  await page.goto(`/assessment/plan.ics?id=${id}`).catch(() => undefined);
  await page.getByRole('link', { name: 'Open My 90-Day Plan' }).click();
  await page.getByText('9 of 9 done').waitFor();
});

journey('what was done on an earlier visit is folded', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await hasResults(me);
  await chooseSuggested(page);
  const done = suggestedBox(page, 'humility', 30);
  await done.check();
  for (const days of [30, 60, 90] as const) await suggestedBox(page, 'team-building', days).check();
  // What is checked now stays in place.
  expect(await done.isVisible()).toBe(true);
  await saved(page);
  await page.reload();
  await suggestedBox(page, 'humility', 60).waitFor();
  expect(await page.getByRole('checkbox').count()).toBe(5);
  await focusPart(page, 'Team Building').getByText(myPlan.focus.allDone(3)).waitFor();
  await focusPart(page, 'Humility').getByText(myPlan.focus.doneCount(1)).click();
  expect(await done.isChecked()).toBe(true);
});
