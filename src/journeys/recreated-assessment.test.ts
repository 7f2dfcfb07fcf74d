import { expect } from 'vitest';
import { answerFrom, seeCompetency, variedRatings } from '#testing/browser/assessment.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { failedCall } from '#testing/browser/network.ts';
import { answers, storedAnswers, storedAssessment } from '#testing/browser/stored.ts';

const allow = [
  ...failedCall,
  'net::ERR_INTERNET_DISCONNECTED',
  'Failed to update assessment',
  'status of 404',
];

journey('ratings made offline survive deletion of the assessment', async ({ visitor }) => {
  const me = await visitor({ allow });
  const { page, context, site } = me;
  await page.goto('/assessment');
  await seeCompetency(page, 0);
  const { id, session_id: session } = await storedAssessment(me);
  await context.setOffline(true);
  await answerFrom(page, 0, 2);
  await page.getByText('Saved on this device, 2 waiting').waitFor();

  // The nightly job deletes empty assessments like this.
  await site.db.deleteFrom('assessment').where('id', '=', id).execute();
  await context.setOffline(false);

  await eventually(async () => {
    const recreated = await storedAssessment(me);
    expect(recreated.session_id).toBe(session);
    expect(recreated.id).not.toBe(id);
    expect(await storedAnswers(site, recreated.id)).toEqual(answers(2, variedRatings));
  });
  await page.getByText('All answers saved').waitFor();
  await page.reload();
  await seeCompetency(page, 2);
});
