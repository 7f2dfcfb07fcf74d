import { expect } from 'vitest';
import { retakeCopy, comparisonPageCopy } from '#content/comparison.ts';
import { competencies } from '#domain/competencies.ts';
import { button, seeCompetency } from '#testing/browser/assessment.ts';
import { answeredEarlier, laterRatings, threeMonthsAgo } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { isFocused, tabTo } from '#testing/browser/keyboard.ts';
import { watchPrinting } from '#testing/browser/printing.ts';
import { sessionId } from '#testing/browser/stored.ts';
import { newEmail } from '#testing/prepared-assessment.ts';

const TOTAL = competencies.length;

journey('a visitor retakes, compares, and prints by keyboard alone', async ({ visitor }) => {
  const me = await visitor();
  const { page, context } = me;
  const { printed } = await watchPrinting(context);
  const first = await answeredEarlier(context, TOTAL, {
    email: newEmail(),
    ratings: () => [3, 3],
  });
  await threeMonthsAgo(me, first);

  await page.goto('/assessment/comparison');
  await tabTo(page, button(page, retakeCopy.begin));
  await page.keyboard.press('Enter');
  await seeCompetency(page, 0);
  const session = await sessionId(page);
  const second = await answeredEarlier(context, TOTAL, { session, ratings: laterRatings });

  await page.goto('/assessment/comparison');
  const from = page.getByRole('combobox', { name: comparisonPageCopy.choose.before });
  await from.waitFor();
  expect(await from.inputValue()).toBe(first);
  await tabTo(page, from);
  await page.keyboard.press('ArrowUp');
  await page.getByText('from 3.2 to 3.0').first().waitFor();
  expect(await from.inputValue()).toBe(second);
  expect(await isFocused(from)).toBe(true);

  await tabTo(page, button(page, comparisonPageCopy.print));
  await page.keyboard.press('Enter');
  await eventually(() => expect(printed).toHaveLength(1));
});
