import { expect } from 'vitest';
import {
  button,
  chosen,
  rate,
  seeCompetency,
  answerFrom,
  variedRatings,
} from '#testing/browser/assessment.ts';
import { foundRows, openFindResults } from '#testing/browser/dialogs.ts';
import { hasAnswered } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { failedCall } from '#testing/browser/network.ts';
import { answers, storedAnswers } from '#testing/browser/stored.ts';

const allow = [...failedCall, 'net::ERR_INTERNET_DISCONNECTED', 'Failed to update assessment'];

journey('the latest answer from two devices wins and shows on both', async ({ visitor }) => {
  const laptop = await visitor({ allow });
  const phone = await visitor({ width: 390, height: 844 });
  const id = await hasAnswered(laptop, 3, { email: 'two-devices@example.com' });
  await button(laptop.page, 'Previous').click();
  await seeCompetency(laptop.page, 2);
  await laptop.context.setOffline(true);
  await rate(laptop.page, 1, 5);
  await laptop.page.getByText('Saved on this device, 1 waiting').waitFor();
  const given = Date.now();

  await phone.page.goto('/assessment/dashboard');
  await button(phone.page, 'Open menu').click();
  await (await foundRows(await openFindResults(phone.page), 'two-devices@example.com')).click();
  await phone.page.getByRole('link', { name: 'Continue Assessment' }).click();
  await seeCompetency(phone.page, 3);
  await button(phone.page, 'Previous').click();
  await seeCompetency(phone.page, 2);
  expect(await chosen(phone.page)).toEqual(variedRatings(2));
  // A device knows the server's time to about a second.
  await eventually(() => expect(Date.now()).toBeGreaterThan(given + 1500));
  await rate(phone.page, 2, 1);
  await phone.page.getByText('All answers saved').waitFor();

  // The laptop now sends its older answer.
  await laptop.context.setOffline(false);
  await laptop.page.getByText('All answers saved').waitFor();
  const [first] = variedRatings(2);
  await eventually(async () => expect(await chosen(laptop.page)).toEqual([first, 1]));
  const expected = answers(3, (index) => (index === 2 ? [first, 1] : variedRatings(index)));
  expect(await storedAnswers(laptop.site, id)).toEqual(expected);
});

journey('two tabs send each waiting answer once', async ({ visitor }) => {
  const me = await visitor({ allow });
  const { page, context } = me;
  const id = await hasAnswered(me, 2);
  const other = await context.newPage();
  await other.goto('/assessment');
  await other.getByRole('link', { name: 'Continue Assessment' }).click();
  await seeCompetency(other, 2);
  await context.setOffline(true);
  await answerFrom(page, 2, 4);
  await seeCompetency(page, 4);
  // The other tab shows these answers and adds one.
  for (const index of [3, 4]) {
    await button(other, 'Next').click();
    await seeCompetency(other, index);
  }
  await answerFrom(other, 4, 5);
  for (const tab of [page, other]) {
    await tab.getByText('Saved on this device, 3 waiting').waitFor();
  }

  // Counts only calls that arrive: a tab may still try in vain just before it is online.
  const sent: string[] = [];
  context.on('requestfinished', (request) => {
    if (!request.url().includes('response.save')) return;
    const calls = Object.values(request.postDataJSON() as Record<string, { competencyId: string }>);
    sent.push(...calls.map(({ competencyId }) => competencyId));
  });
  await context.setOffline(false);
  for (const tab of [page, other]) await tab.getByText('All answers saved').waitFor();
  expect(await storedAnswers(me.site, id)).toEqual(answers(5, variedRatings));
  await eventually(() => expect(sent).toHaveLength(3));
  expect(new Set(sent).size).toBe(3);
});
