import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { assessmentCopy } from '#content/assessment.ts';
import { myPlan } from '#content/my-plan.ts';
import { competencies } from '#domain/competencies.ts';
import { button } from '#testing/browser/assessment.ts';
import { laterFiles } from '#testing/browser/built-files.ts';
import { answeredEarlier, hasAnswered } from '#testing/browser/earlier-visit.ts';
import { journey } from '#testing/browser/journey.ts';
import { holdCalls } from '#testing/browser/network.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { fullPlan } from '#web/features/results/printed/printed.fixture.ts';

const TOTAL = competencies.length;

/** Holds the code that pages load later, and calls of the procedure; returns what lets them through. */
async function holdLateParts(page: Page, procedure: string) {
  const files = new Set(laterFiles());
  const released = Promise.withResolvers<void>();
  const isLater = ({ pathname }: URL) => files.has(pathname);
  await page.route(isLater, async (route) => {
    await released.promise;
    await route.continue().catch(() => undefined);
  });
  const calls = await holdCalls(page, procedure);
  return {
    arrived: calls.arrived,
    release: async () => {
      released.resolve();
      await page.unroute(isLater);
      await calls.release();
    },
  };
}

/** Where they are on the page, from its top; null for those that are not there. */
const places = (buttons: readonly Locator[]) =>
  Promise.all(
    buttons.map(async (it) =>
      (await it.count()) === 0
        ? null
        : it.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY)),
    ),
  );

for (const width of [390, 768, 1280]) {
  journey(
    `at ${width} px no button of the dashboard moves when the plan arrives`,
    async ({ visitor }) => {
      const { page, context } = await visitor({ width });
      const email = newEmail();
      const id = await answeredEarlier(context, TOTAL, {
        email,
        // Three competencies to begin with: the longest invitation.
        ratings: (index) => (index % 12 === 0 ? [2, 2] : [4, 4]),
      });
      const buttons = [
        button(page, 'Download Full Report'),
        button(page, 'Share'),
        button(page, 'Save as Picture'),
        page.getByRole('link', { name: 'Schedule Coaching' }),
      ];
      const stay = async (arriving: string) => {
        const late = await holdLateParts(page, 'plan.get');
        await page.goto(`/assessment/dashboard?id=${id}`);
        await buttons[0]!.waitFor();
        const before = await places(buttons);
        await late.release();
        await page.getByRole('link', { name: arriving }).waitFor();
        expect(await places(buttons), arriving).toEqual(before);
      };
      await stay(myPlan.card.begin);
      const saved = await context.request.post(`/api/assessment/${id}/plan`, { data: fullPlan });
      expect(saved.ok()).toBe(true);
      await stay(myPlan.card.open);
    },
  );
}

journey('no button of the completed page moves when late parts arrive', async ({ visitor }) => {
  const me = await visitor({ width: 390 });
  const { page, context } = me;
  const email = newEmail();
  await answeredEarlier(context, TOTAL, { email });
  await hasAnswered(me, TOTAL, { email });
  const buttons = [
    page.getByRole('link', { name: 'View Full Dashboard' }),
    button(page, 'Download Report'),
    button(page, 'Start a New Assessment'),
  ];
  const late = await holdLateParts(page, 'comparison.history');
  await page.reload();
  await late.arrived;
  const before = await places(buttons);
  await late.release();
  await page.getByRole('link', { name: assessmentCopy.complete.compare }).waitFor();
  const after = await places(buttons);
  expect(before.map((place, index) => place ?? after[index])).toEqual(after);
});
