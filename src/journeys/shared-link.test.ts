import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { button, variedRatings } from '#testing/browser/assessment.ts';
import { hasAnswered } from '#testing/browser/earlier-visit.ts';
import { journey } from '#testing/browser/journey.ts';
import { answers, storedAnswers } from '#testing/browser/stored.ts';

const dashboard = (id: string) => `/assessment/dashboard?id=${id}`;

journey('a link to the dashboard shows results but allows no changes', async ({ visitor }) => {
  const id = await hasAnswered(await visitor(), competencies.length, { email: 'hal@example.com' });
  const reader = await visitor();
  await reader.page.goto(dashboard(id));
  await button(reader.page, 'Download Full Report').waitFor();
  expect(await reader.page.getByRole('main').textContent()).not.toContain('hal@example.com');

  const write = { currentQuestionIndex: 3 };
  const refused = await reader.context.request.patch(`/api/assessment/${id}`, { data: write });
  expect(refused.status()).toBe(403);
  const reset = await reader.context.request.post(`/api/assessment/${id}/reset`);
  expect(reset.status()).toBe(403);
  expect(await storedAnswers(reader.site, id)).toEqual(answers(competencies.length, variedRatings));
});

journey("a reader cannot continue someone else's unfinished assessment", async ({ visitor }) => {
  const id = await hasAnswered(await visitor(), 8, { email: 'ida@example.com' });
  const { page, context, site } = await visitor();
  await page.goto(dashboard(id));
  await page.getByText('Assessment 23% complete • 27 competencies remaining').waitFor();
  expect(await page.getByRole('link', { name: 'Continue Assessment' }).count()).toBe(0);

  const refused = await context.request.post(`/api/assessment/${id}/responses`, {
    data: {
      competencyId: competencies[8].id,
      category: competencies[8].category,
      question1Rating: 1,
      question2Rating: 1,
    },
  });
  expect(refused.status()).toBe(403);
  expect(await storedAnswers(site, id)).toEqual(answers(8, variedRatings));

  await page.getByRole('link', { name: 'Start Your Own Assessment' }).click();
  await page.getByRole('heading', { level: 2, name: competencies[0].name }).waitFor();
});

journey('an unknown id shows that no assessment was found', async ({ visitor }) => {
  const { page } = await visitor({ allow: ['Failed to load resource'] });
  await page.goto(dashboard('5f0c8c1e-0a53-4d7e-9c80-000000000000'));
  await page.getByRole('heading', { name: 'No Assessment Found' }).waitFor();
  await page.getByRole('link', { name: 'Start New Assessment' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Find My Results' }).waitFor();
});
