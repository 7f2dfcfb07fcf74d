import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { answer, button, next, seeCompetency } from '#testing/browser/assessment.ts';
import { hasAnswered } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { coveringBar, isFocused } from '#testing/browser/keyboard.ts';

const phone = { width: 390, height: 844, touch: true } as const;

const FIRST_AREA_ENDS = competencies.findLastIndex(
  ({ category }) => category === competencies[0].category,
);
const LAST_AREA_BEGINS = competencies.findIndex(
  ({ category }) => category === competencies.at(-1)!.category,
);

journey('on a phone one screen between two areas says what is left', async ({ visitor }) => {
  const me = await visitor(phone);
  const { page } = me;
  await hasAnswered(me, FIRST_AREA_ENDS);
  await answer(page, [3, 4]);
  const done = page.getByRole('heading', {
    level: 2,
    name: 'Follow Through & Output is done. 28 to go, about 12 minutes',
    exact: true,
  });
  // Said once, by the focus.
  await eventually(async () => expect(await isFocused(done)).toBe(true));
  expect(await coveringBar(page)).toBeNull();
  const card = page.getByRole('region', { name: 'Questions' });
  expect(await card.ariaSnapshot()).toBe(
    [
      '- region "Questions":',
      '  - heading "Follow Through & Output is done. 28 to go, about 12 minutes" [level=2]',
    ].join('\n'),
  );
  // Without scores, which could sway the next ratings.
  await card.locator('svg').waitFor();
  expect(await card.locator('svg').textContent()).not.toMatch(/\d/);
  await button(page, 'Continue').tap();
  await seeCompetency(page, FIRST_AREA_ENDS + 1);
  const { name } = competencies[FIRST_AREA_ENDS + 1]!;
  const heading = page.getByRole('heading', { level: 2, name, exact: true });
  await eventually(async () => expect(await isFocused(heading)).toBe(true));

  // It does not come back on the way to and fro.
  await button(page, 'Previous').tap();
  await seeCompetency(page, FIRST_AREA_ENDS);
  await next(page);
  await seeCompetency(page, FIRST_AREA_ENDS + 1);
});

journey('the screen before the last area is passed by a reload', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await hasAnswered(me, LAST_AREA_BEGINS - 1);
  await answer(page, [3, 4]);
  await page.getByText('One area left: 5 to go, about 2 minutes').waitFor();
  // Previous leads to the competency that completed the area.
  await button(page, 'Previous').click();
  await seeCompetency(page, LAST_AREA_BEGINS - 1);
  await page.reload();
  await seeCompetency(page, LAST_AREA_BEGINS - 1);
  await next(page);
  await button(page, 'Continue').waitFor();
  await page.getByText('All answers saved').waitFor();
  await page.reload();
  await seeCompetency(page, LAST_AREA_BEGINS);
});
