import { expect } from 'vitest';
import { answerFrom, seeCompetency } from '#testing/browser/assessment.ts';
import {
  dialog,
  emailField,
  FIND_RESULTS,
  foundRows,
  openFindResults,
  press,
} from '#testing/browser/dialogs.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { journey } from '#testing/browser/journey.ts';
import { failCalls, failedCall, holdCalls } from '#testing/browser/network.ts';
import { storedAnswers } from '#testing/browser/stored.ts';
import type { Visitor } from '#testing/browser/visitor.ts';

/** Answers the first competencies, then goes back to the third. */
async function wentBack({ context, site }: Visitor, count: number, email: string): Promise<void> {
  const id = await answeredEarlier(context, count, { email });
  await site.db
    .updateTable('assessment')
    .set({ current_question_index: 2 })
    .where('id', '=', id)
    .execute();
}

journey('In Progress shows the number of rated competencies', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await wentBack(me, 12, 'ines@example.com');
  await page.goto('/assessment');
  const rows = await foundRows(await openFindResults(page), 'ines@example.com');
  expect(await rows.textContent()).toContain('In Progress (12 of 35)');
});

journey('in a short window, the found assessment is above the buttons', async ({ visitor }) => {
  const me = await visitor({ width: 640, height: 360 });
  const { page } = me;
  await answeredEarlier(me.context, 12, { email: 'ida@example.com' });
  await page.goto('/assessment');
  await page.getByRole('main').getByRole('button', { name: 'Find My Results' }).click();
  const box = dialog(page, FIND_RESULTS);
  const row = (await (await foundRows(box, 'ida@example.com')).boundingBox())!;
  const buttons = (await box.getByRole('button', { name: 'Cancel' }).boundingBox())!;
  expect(row.y + row.height).toBeLessThan(buttons.y);
});

journey('the dialog waits for the number before it lists assessments', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await wentBack(me, 7, 'jon@example.com');
  await page.goto('/assessment');
  const counting = await holdCalls(page, 'response.list');
  const box = await openFindResults(page);
  await emailField(box).fill('jon@example.com');
  await press(box, 'Find My Results');
  await counting.arrived;
  await box.getByRole('button', { name: 'Searching...' }).waitFor();
  expect(await box.getByText('In Progress').count()).toBe(0);
  await counting.release();
  await box.getByText('In Progress (7 of 35)').waitFor();
});

journey('the position replaces the number when answers fail to load', async ({ visitor }) => {
  const me = await visitor({ allow: failedCall });
  const { page } = me;
  await wentBack(me, 9, 'kai@example.com');
  await page.goto('/assessment');
  const box = await openFindResults(page);
  await failCalls(page, 'response.list', 500);
  const rows = await foundRows(box, 'kai@example.com');
  expect(await rows.textContent()).toContain('In Progress (2 of 35)');
});

journey('typing another address clears found and pending results', async ({ visitor }) => {
  const me = await visitor();
  const { page, context } = me;
  await answeredEarlier(context, 3, { email: 'lia@example.com' });
  await page.goto('/assessment');
  const box = await openFindResults(page);
  await foundRows(box, 'lia@example.com');
  const list = box.getByRole('list', { name: 'Your assessments' });
  await emailField(box).press('End');
  await emailField(box).press('x');
  await list.waitFor({ state: 'hidden' });

  const looking = await holdCalls(page, 'assessment.lookupByEmail', 'after');
  await emailField(box).fill('lia@example.com');
  await press(box, 'Find My Results');
  await looking.arrived;
  await emailField(box).fill('lia2@example.com');
  const answered = page.waitForResponse(/lookupByEmail/);
  await looking.release();
  await answered;
  await box.getByRole('button', { name: 'Find My Results' }).waitFor();
  expect(await list.count()).toBe(0);
  await press(box, 'Find My Results');
  await box.getByText('No assessments found for this email address.').waitFor();
});

journey(
  'a found assessment continues, even if an earlier call answers last',
  async ({ visitor }) => {
    const elsewhere = await visitor();
    await answeredEarlier(elsewhere.context, 12, { email: 'mia@example.com' });
    const { page, site } = await visitor();
    const starting = await holdCalls(page, 'assessment.create', 'after');
    await page.goto('/assessment');
    await starting.arrived;
    const rows = await foundRows(await openFindResults(page), 'mia@example.com');
    const answered = page.waitForResponse(/assessment\.create/);
    await starting.release();
    await answered;
    await rows.click();
    await page.getByRole('link', { name: 'Continue Assessment' }).click();
    await seeCompetency(page, 12);
    await answerFrom(page, 12, 13);
    await page.getByText('All answers saved').waitFor();
    const { id } = await site.db
      .selectFrom('assessment')
      .select('id')
      .where('email', '=', 'mia@example.com')
      .executeTakeFirstOrThrow();
    expect(await storedAnswers(site, id)).toHaveLength(13);
  },
);

journey('the address reaches the server as it was typed', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/assessment');
  const box = await openFindResults(page);
  const asked = page.waitForRequest(/lookupByEmail/);
  await emailField(box).fill('nora@straße.example');
  await press(box, 'Find My Results');
  expect((await asked).postData()).toContain('nora@straße.example');
  expect(await emailField(box).inputValue()).toBe('nora@straße.example');
});
