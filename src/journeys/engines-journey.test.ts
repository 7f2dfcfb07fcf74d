import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { REPORT_TITLE } from '#domain/report.ts';
import {
  answerFrom,
  button,
  chosen,
  isLastOfArea,
  option,
  rate,
  seeChart,
  seeCompetency,
  variedRatings,
} from '#testing/browser/assessment.ts';
import { dialog, EMAIL_GATE, emailField, press, submitEmail } from '#testing/browser/dialogs.ts';
import { engine, eventually, journey } from '#testing/browser/journey.ts';
import { isFocused } from '#testing/browser/keyboard.ts';
import { blockPopups, watchPrinting } from '#testing/browser/printing.ts';
import { answers, storedAnswers, storedAssessment } from '#testing/browser/stored.ts';

const TOTAL = competencies.length;

journey('a visitor completes the assessment and prints the report', async ({ visitor }) => {
  const me = await visitor({ serviceWorker: true });
  const { page } = me;
  const { printed } = await watchPrinting(me.context);
  // Only one WebKit window can be observed. With popups blocked, the report prints from a frame.
  if (engine === 'webkit') await blockPopups(me.context);

  // By mouse.
  await page.goto('/assessment');
  await seeCompetency(page, 0);
  await rate(page, 1, 4);
  await rate(page, 1, 4);
  await eventually(async () => expect(await chosen(page)).toEqual([null, null]));
  expect(await button(page, 'Next').isDisabled()).toBe(true);
  await answerFrom(page, 0, 3);

  // Go back, and reload halfway.
  await seeCompetency(page, 3);
  await button(page, 'Previous').click();
  await seeCompetency(page, 2);
  expect(await chosen(page)).toEqual(variedRatings(2));
  await button(page, 'Next').click();
  await seeCompetency(page, 3);
  await page.getByText('All answers saved').waitFor();
  await page.reload();
  await seeCompetency(page, 3);
  await button(page, 'Next').waitFor();

  // By keyboard.
  for (let index = 3; index < TOTAL; index += 1) {
    await seeCompetency(page, index);
    for (const [at, rating] of variedRatings(index).entries()) {
      await option(page, at === 0 ? 1 : 2, 1).focus();
      await page.keyboard.press(String(rating));
    }
    await page.keyboard.press(index % 2 === 0 ? 'Enter' : 'ArrowRight');
    if (isLastOfArea(index)) await button(page, 'Continue').click();
  }

  const gate = dialog(page, EMAIL_GATE);
  await gate.waitFor();
  await eventually(async () => expect(await isFocused(emailField(gate))).toBe(true));
  await page.keyboard.press('Escape');
  await gate.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { level: 1, name: 'Assessment Complete!' }).waitFor();
  await page.getByText('All answers saved').waitFor();
  await page.reload();
  await gate.waitFor();
  const { id } = await storedAssessment(me);
  await submitEmail(gate, 'jo@example.com', 'View My Results');
  await page.waitForURL(`**/assessment/dashboard?id=${id}`);
  expect(await storedAnswers(me.site, id)).toEqual(answers(TOTAL, variedRatings));

  await page.getByRole('heading', { level: 1, name: 'Development Dashboard' }).waitFor();
  await seeChart(page);
  await press(page.getByRole('main'), 'Download Full Report');
  await eventually(() => expect(printed).toHaveLength(1));
  expect(printed[0]!.title).toBe(REPORT_TITLE);
  for (const { name } of competencies) expect(printed[0]!.text).toContain(name);
});
