import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import {
  button,
  chosen,
  isLastOfArea,
  option,
  seeCompetency,
  variedRatings,
} from '#testing/browser/assessment.ts';
import { continuesElsewhere } from '#journeys/testing/unsaved-changes.ts';
import { dialog, EMAIL_GATE, emailField, SAVE_PROGRESS } from '#testing/browser/dialogs.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { coveringBar, expectFocusTrap, isFocused, tabTo } from '#testing/browser/keyboard.ts';
import { answers, storedAnswers, storedAssessment } from '#testing/browser/stored.ts';

const TOTAL = competencies.length;
/** The positions of two areas' last competencies. */
const areaEnds = [...competencies.keys()].filter(isLastOfArea).slice(-2);

journey('the whole assessment works by keyboard alone', async ({ visitor }) => {
  const me = await visitor({ height: 720 });
  const { page } = me;
  const press = (key: string) => page.keyboard.press(key);
  const expectChosen = (ratings: (number | null)[]) =>
    eventually(async () => expect(await chosen(page)).toEqual(ratings));
  await page.goto('/assessment');
  await seeCompetency(page, 0);

  // In a focused group, Space and the arrow keys choose; Space on the chosen rating clears it.
  await tabTo(page, option(page, 1, 1));
  await press('Space');
  await expectChosen([1, null]);
  await press('Space');
  await expectChosen([null, null]);
  await press('ArrowRight');
  await expectChosen([2, null]);
  await press('ArrowLeft');
  await expectChosen([1, null]);
  await tabTo(page, option(page, 2, 1));
  await press('ArrowLeft');
  await expectChosen([1, 5]);
  await press('ArrowUp');
  await press('ArrowUp');
  await expectChosen([1, 3]);
  await press('Enter');
  await seeCompetency(page, 1);
  const heading = page.getByRole('heading', { level: 2, name: competencies[1].name });
  expect(await isFocused(heading)).toBe(true);

  // A digit rates the question that has the focus, and nothing elsewhere (WCAG 2.1.4).
  await press('2');
  await tabTo(page, option(page, 2, 1));
  await press('4');
  await expectChosen([null, 4]);
  await press('Enter');
  await page.keyboard.press('Shift+Tab');
  await press('2');
  await expectChosen([2, 4]);
  // Outside of a group the arrow keys go back and forward.
  await heading.focus();
  await press('ArrowRight');
  await seeCompetency(page, 2);
  await press('ArrowLeft');
  await seeCompetency(page, 1);
  await expectChosen([2, 4]);
  await tabTo(page, button(page, 'Next'));
  await press('Space');
  await seeCompetency(page, 2);

  // Save Progress: open the dialog, tab around in it, close it with Escape.
  const saveProgress = button(page, 'Save Progress');
  await tabTo(page, saveProgress);
  await press('Enter');
  const saving = dialog(page, SAVE_PROGRESS);
  await saving.waitFor();
  expect(await isFocused(emailField(saving))).toBe(true);
  await expectFocusTrap(page, saving);
  await press('Escape');
  await saving.waitFor({ state: 'hidden' });
  expect(await isFocused(saveProgress)).toBe(true);

  // The rest by hand: one more, the ends of two areas and what follows them, and the last one.
  const { id } = await storedAssessment(me);
  let from = 2;
  for (const index of [2, ...areaEnds.flatMap((end) => [end, end + 1]), TOTAL - 1]) {
    if (index > from) {
      await continuesElsewhere(me, id, from, index);
    }
    await seeCompetency(page, index);
    for (const [at, rating] of variedRatings(index).entries()) {
      if (index === 2 || index > from) await tabTo(page, option(page, at === 0 ? 1 : 2, 1));
      else await press('Tab');
      await press(String(rating));
    }
    expect(await coveringBar(page)).toBeNull();
    await press('Enter');
    from = index + 1;
    if (!isLastOfArea(index)) continue;
    const done = page.getByRole('heading', { name: `${competencies[index]!.category} is done.` });
    await done.waitFor();
    expect(await isFocused(done)).toBe(true);
    await press('Enter');
  }

  const gate = dialog(page, EMAIL_GATE);
  await gate.waitFor();
  expect(await isFocused(emailField(gate))).toBe(true);
  await expectFocusTrap(page, gate);
  await press('Escape');
  await gate.waitFor({ state: 'hidden' });
  const complete = page.getByRole('heading', { level: 1, name: 'Assessment Complete!' });
  expect(await isFocused(complete)).toBe(true);
  await tabTo(page, button(page, 'Enter Email to Unlock'));
  await press('Enter');
  await page.keyboard.type('quy@example.com');
  await press('Enter');
  await page.waitForURL(`**/assessment/dashboard?id=${id}`);
  await button(page, 'Download Full Report').waitFor();
  expect(await storedAnswers(me.site, id)).toEqual(answers(TOTAL, variedRatings));
});
