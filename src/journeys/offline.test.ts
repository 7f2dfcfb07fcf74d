import { expect } from 'vitest';
import {
  answerFrom,
  chosen,
  option,
  rate,
  seeCompetency,
  variedRatings,
} from '#testing/browser/assessment.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { failedCall } from '#testing/browser/network.ts';
import {
  answers,
  assessmentIds,
  storedAnswers,
  storedAssessment,
} from '#testing/browser/stored.ts';
import { unsavedChanges } from '#journeys/testing/unsaved-changes.ts';
import { rateTwoMoreWithoutServer, rateTwoOnCachedPage } from '#journeys/testing/offline-page.ts';

const offline = [...failedCall, 'net::ERR_INTERNET_DISCONNECTED', 'Failed to update assessment'];

journey('the page opens offline, and ratings made there are sent later', async ({ visitor }) => {
  const me = await visitor({ serviceWorker: true, allow: offline });
  const { page, context } = me;
  const id = await rateTwoOnCachedPage(me);

  await context.setOffline(true);
  await rateTwoMoreWithoutServer(page);

  await context.setOffline(false);
  await page.getByText('All answers saved').waitFor();
  expect(await storedAnswers(me.site, id)).toEqual(answers(4, variedRatings));
});

journey('the next visit sends the ratings of a closed tab', async ({ visitor }) => {
  const me = await visitor({ serviceWorker: true, allow: offline });
  const { page, context } = me;
  await page.goto('/assessment');
  await answerFrom(page, 0, 1);
  await page.getByText('All answers saved').waitFor();
  const { id } = await storedAssessment(me);
  await context.setOffline(true);
  await answerFrom(page, 1, 3);
  await rate(page, 2, 5);
  await page.getByText('Saved on this device, 2 waiting').waitFor();
  // The page does not show that a half-rated competency is stored, so ask the database.
  await eventually(async () => expect((await unsavedChanges(page, id)).drafts).toHaveLength(1));
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  // Any page of the assessment sends them.
  await later.goto('/assessment/dashboard');
  await eventually(async () =>
    expect(await storedAnswers(me.site, id)).toEqual(answers(3, variedRatings)),
  );
  // The position is sent after the answers.
  await eventually(async () => {
    const { current_question_index } = await me.site.db
      .selectFrom('assessment')
      .select('current_question_index')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(current_question_index).toBe(3);
  });
  await later.getByRole('link', { name: 'Continue Assessment' }).click();
  await seeCompetency(later, 3);
  // The half-rated competency is still in this browser.
  expect(await chosen(later)).toEqual([null, 5]);
  expect(await option(later, 2, 5).isChecked()).toBe(true);
  expect(await assessmentIds(me)).toEqual([id]);
});

journey('a page that needs a connection says so, and the menu still works', async ({ visitor }) => {
  const me = await visitor({ fresh: true, serviceWorker: true, allow: offline });
  const { page, context } = me;
  await page.goto('/assessment');
  await answerFrom(page, 0, 1);
  await page.getByText('All answers saved').waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await page.getByRole('link', { name: 'Assessment', exact: true }).click();
  await seeCompetency(page, 1);
});

journey('a page sends its last rating when the visitor leaves at once', async ({ visitor }) => {
  const me = await visitor({ allow: ['net::ERR_ABORTED'] });
  const { page } = me;
  await page.goto('/assessment');
  await seeCompetency(page, 0);
  await rate(page, 1, 2);
  await rate(page, 2, 3);
  await page.goto('about:blank');
  const [id] = await assessmentIds(me);
  await eventually(async () =>
    expect(await storedAnswers(me.site, id!)).toEqual([['accountability', 2, 3]]),
  );
});
