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

journey(
  'what was rated offline is kept, though the assessment was empty for so long that it was deleted',
  async ({ visitor }) => {
    const me = await visitor({ allow });
    const { page, context, site } = me;
    await page.goto('/assessment');
    await seeCompetency(page, 0);
    const { id, session_id: session } = await storedAssessment(me);
    await context.setOffline(true);
    await answerFrom(page, 0, 2);
    await page.getByText('Saved on this device, 2 waiting').waitFor();

    // As the nightly job does, while nobody is there.
    await site.db.deleteFrom('assessment').where('id', '=', id).execute();
    await context.setOffline(false);

    await eventually(async () => {
      const anew = await storedAssessment(me);
      expect(anew.session_id).toBe(session);
      expect(anew.id).not.toBe(id);
      expect(await storedAnswers(site, anew.id)).toEqual(answers(2, variedRatings));
    });
    await page.getByText('All answers saved').waitFor();
    await page.reload();
    await seeCompetency(page, 2);
  },
);
