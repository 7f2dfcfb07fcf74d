import { expect } from 'vitest';
import { myPlan } from '#content/my-plan.ts';
import { planSuggestions } from '#content/plan-suggestions.ts';
import { button } from '#testing/browser/assessment.ts';
import { dialog } from '#testing/browser/dialogs.ts';
import { isFocused } from '#testing/browser/keyboard.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import {
  chooseSuggested,
  dayPart,
  editFocus,
  finishFocus,
  focusPart,
  hasResults,
  namePartner,
  onNewYear,
  partnerField,
  planned,
  saved,
  shownFocus,
  storedPlan,
  SUGGESTED,
  suggestedBox,
} from '#testing/browser/plan.ts';
import { isAll } from '#testing/is-all.ts';

journey('a plan starts from the suggestions of the results', async ({ visitor }) => {
  const me = await visitor();
  await onNewYear(me);
  const { page } = me;
  const id = await hasResults(me);
  await page
    .getByText('2.0 · Emerging, among your lowest in Leadership of Others, your priority area')
    .first()
    .waitFor();
  await page.getByText('2.0 · Emerging, among your lowest overall').waitFor();
  await chooseSuggested(page);

  expect(await shownFocus(page)).toEqual([...SUGGESTED]);
  await page.getByText('0 of 9 done').waitFor();
  const { whenItWorks, actions } = planSuggestions['team-building'];
  const part = focusPart(page, 'Team Building');
  const days = [
    [30, 'Jan 31, 2027'],
    [60, 'Mar 2, 2027'],
    [90, 'Apr 1, 2027'],
  ] as const;
  // At first it is text.
  await part.getByText(whenItWorks).waitFor();
  expect(await part.getByRole('textbox').count()).toBe(0);
  for (const [after, day] of days) {
    await suggestedBox(page, 'team-building', after).waitFor();
    await part.getByText(`${day}, due in ${after} days`).waitFor();
  }
  await editFocus(page, 'Team Building');
  expect(await part.getByLabel('What will success look like?').inputValue()).toBe(whenItWorks);
  for (const [after, day] of days) {
    const group = dayPart(page, 'Team Building', after);
    expect(await group.getByRole('textbox').inputValue()).toBe(actions[after]);
    await group.getByText(day).waitFor();
    await group.getByText(`due in ${after} days`).waitFor();
  }
  const stored = await planned(me, id);
  expect(stored.map(({ competencyId }) => competencyId)).toEqual([
    'team-building',
    'developing-mentoring',
    'humility',
  ]);
});

journey(
  'one focus is enough: the filled button takes the first suggestion',
  async ({ visitor }) => {
    const me = await visitor();
    const { page } = me;
    await hasResults(me);
    await button(page, `Choose ${SUGGESTED[0]}`).click();
    await page.getByText('0 of 3 done').waitFor();
    expect(await shownFocus(page)).toEqual([SUGGESTED[0]]);
  },
);

journey('a visitor can choose up to three of all competencies', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await hasResults(me);
  await button(page, 'See All 35 Competencies').click();
  const box = dialog(page, 'Choose a Competency');
  await box.getByRole('button', { name: 'Add to My Plan' }).click();
  await box.getByText('Choose one first.').waitFor();
  for (const [index, name] of ['Resilience', 'Team Building', 'Integrity & Honesty'].entries()) {
    if (index > 0) await button(page, 'Add a Competency').click();
    await box
      .getByRole('group', { name: 'Leadership of Self' })
      .getByText('4.5 · Proficient')
      .first()
      .waitFor();
    await box.getByRole('radio', { name, exact: true }).click();
    await box.getByRole('button', { name: 'Add to My Plan' }).click();
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  }
  expect(await shownFocus(page)).toEqual(['Resilience', 'Team Building', 'Integrity & Honesty']);
  await page.getByText(myPlan.adding.full).waitFor();
  expect(await button(page, 'Add a Competency').count()).toBe(0);
});

journey('suggested actions can be edited, removed, restored, and extended', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  const id = await hasResults(me);
  await chooseSuggested(page);
  const part = focusPart(page, 'Humility');
  // Straight to the field that is still empty.
  await part.getByRole('button', { name: /^Add Someone to Check In/ }).click();
  expect(await isFocused(partnerField(page, 'Humility'))).toBe(true);
  await page.keyboard.type('Sam');
  await part.getByLabel('What will success look like?').fill('People tell me when I err.');
  const first = dayPart(page, 'Humility', 30);
  await first.getByRole('textbox').fill('Ask Sam on Fridays');
  await first.getByRole('button', { name: 'Add an Action' }).click();
  // Focus moves to the new field.
  await page.keyboard.type('Thank everyone who objects');
  const second = dayPart(page, 'Humility', 60);
  await second.getByRole('button', { name: /^Remove/ }).click();
  expect(await second.getByRole('textbox').count()).toBe(0);
  await saved(page);

  const stored = (await planned(me, id)).find(({ competencyId }) => competencyId === 'humility')!;
  expect(stored).toMatchObject({ whenItWorks: 'People tell me when I err.', partner: 'Sam' });
  expect(stored.actions.map(({ after, text }) => [after, text])).toEqual([
    [30, 'Ask Sam on Fridays'],
    [30, 'Thank everyone who objects'],
    [90, planSuggestions.humility.actions[90]],
  ]);

  await second.getByRole('button', { name: 'Restore the Suggestion' }).click();
  expect(await second.getByRole('textbox').inputValue()).toBe(planSuggestions.humility.actions[60]);
  await finishFocus(page, 'Humility');
  expect(await isFocused(page.getByRole('heading', { name: 'Humility' }))).toBe(true);
  await part.getByText('Sam', { exact: true }).waitFor();
  await saved(page);
  await page.reload();
  await suggestedBox(page, 'humility', 60).waitFor();
  await page.getByRole('checkbox', { name: 'Thank everyone who objects' }).waitFor();
  await page.getByText('0 of 10 done').waitFor();
});

journey('changing the start moves every date of the plan', async ({ visitor }) => {
  const me = await visitor();
  await onNewYear(me);
  const { page } = me;
  const id = await hasResults(me);
  await chooseSuggested(page);
  await page.getByText('My plan starts on Jan 1, 2027').waitFor();
  await button(page, 'Change the day').press('Enter');
  expect(await isFocused(page.getByLabel('My plan starts on'))).toBe(true);
  await page.getByLabel('My plan starts on').fill('2027-02-01');
  await focusPart(page, 'Humility').getByText('Mar 3, 2027').waitFor();
  await page.getByRole('region', { name: 'Next: due in 61 days' }).waitFor();
  // An invalid date shows an error and changes nothing.
  const start = page.getByLabel('My plan starts on');
  for (const wrong of ['1990-01-01', '2200-01-01', '']) {
    await start.fill(wrong);
    await page.getByText('Choose a date in 2000 or later. The plan still starts on').waitFor();
    expect(await start.getAttribute('aria-invalid')).toBe('true');
    await start.blur();
    expect(await start.inputValue()).toBe('2027-02-01');
    expect(await start.getAttribute('aria-invalid')).toBe('true');
    await saved(page);
    expect((await storedPlan(me.site, id))?.start?.day).toBe('2027-02-01');
  }
  await start.fill('2199-12-31');
  expect(await start.getAttribute('aria-invalid')).toBeNull();
  await saved(page);
  expect((await storedPlan(me.site, id))?.start?.day).toBe('2199-12-31');
});

journey.runIf(isAll)(
  'Undo restores a removed action completely, by keyboard',
  async ({ visitor }) => {
    const me = await visitor();
    const { page } = me;
    const id = await hasResults(me);
    await chooseSuggested(page);
    const part = dayPart(page, 'Humility', 60);
    const text = planSuggestions.humility.actions[60];
    await suggestedBox(page, 'humility', 60).check();
    await editFocus(page, 'Humility');
    await part.getByLabel('What happened').fill('Two new ideas');
    await part.getByRole('button', { name: /^Remove/ }).press('Enter');
    await part.getByText(`Removed: ${text}`).waitFor();
    const undo = part.getByRole('button', { name: /^Undo/ });
    expect(await isFocused(undo)).toBe(true);
    await page.getByText('0 of 8 done').waitFor();
    await saved(page);

    await undo.press('Enter');
    expect(await isFocused(part.getByRole('textbox').first())).toBe(true);
    expect(await part.getByText('Removed:').count()).toBe(0);
    await page.getByText('1 of 9 done').waitFor();
    await saved(page);
    const stored = (await planned(me, id)).find(({ competencyId }) => competencyId === 'humility')!;
    expect(stored.actions[1]).toMatchObject({ text, evidence: 'Two new ideas', isDone: true });
  },
);

journey.runIf(isAll)('dialog buttons never cover the focused option', async ({ visitor }) => {
  const me = await visitor({ width: 390, height: 844 });
  const { page } = me;
  await hasResults(me);
  await button(page, 'See All 35 Competencies').click();
  const options = dialog(page, 'Choose a Competency').getByRole('radio');
  await options.first().focus();
  const isCovered = () =>
    page.evaluate(() => {
      const { left, right, top, bottom } = document.activeElement!.getBoundingClientRect();
      const middle = (left + right) / 2;
      return [top + 1, bottom - 1].some(
        (y) => document.elementFromPoint(middle, y) !== document.activeElement,
      );
    });
  const covered: number[] = [];
  for (const key of ['ArrowDown', 'ArrowUp']) {
    for (let index = 0; index < 34; index += 1) {
      await page.keyboard.press(key);
      if (await isCovered()) covered.push(index);
    }
  }
  expect(covered).toEqual([]);
});

journey('removing a focus asks first only if it has custom text', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  const id = await hasResults(me);
  await chooseSuggested(page);
  await editFocus(page, 'Team Building');
  await button(page, 'Remove from Plan Team Building').click();
  expect(await shownFocus(page)).toEqual(['Developing & Mentoring', 'Humility']);

  await namePartner(page, 'Humility', 'Sam');
  await button(page, 'Remove from Plan Humility').click();
  const box = page.getByRole('alertdialog', { name: 'Remove Humility?' });
  await box.getByRole('button', { name: 'Keep It' }).click();
  expect(await shownFocus(page)).toHaveLength(2);
  await button(page, 'Remove from Plan Humility').click();
  await box.getByRole('button', { name: 'Remove' }).click();
  expect(await shownFocus(page)).toEqual(['Developing & Mentoring']);
  await saved(page);
  const stored = await storedPlan(me.site, id);
  expect(JSON.stringify(stored)).not.toContain('Sam');
  expect(JSON.stringify(stored)).not.toContain(planSuggestions.humility.whenItWorks);
  await eventually(() => expect(page.getByText('0 of 3 done').isVisible()).resolves.toBe(true));
});
