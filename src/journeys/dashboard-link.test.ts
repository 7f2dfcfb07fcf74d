import { expect } from 'vitest';
import { myPlan } from '#content/my-plan.ts';
import { competencies } from '#domain/competencies.ts';
import { button } from '#testing/browser/assessment.ts';
import { builtFile } from '#testing/browser/built-files.ts';
import { answeredEarlier, completeTwice } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { isFocused } from '#testing/browser/keyboard.ts';
import { failCalls, failedCall } from '#testing/browser/network.ts';
import { hasResults, madeLink } from '#testing/browser/shared-results.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { newEmail } from '#testing/prepared-assessment.ts';

const TOTAL = competencies.length;

/** Opens the dashboard of a complete assessment by its link. */
async function openLink({ page, context }: Visitor): Promise<void> {
  const id = await answeredEarlier(context, TOTAL, { email: 'una@example.com' });
  await page.goto(`/assessment/dashboard?id=${id}`);
}

/** The API calls of the page and the loading of its code, in order. */
async function requestsOf({ page }: Visitor, address: string, code: string): Promise<string[]> {
  // The page before may still be asking for what is further down.
  await page.goto('about:blank');
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/trpc/')) requested.push(pathname.slice('/trpc/'.length));
    else if (code.endsWith(pathname)) requested.push('code');
  });
  await page.goto(address);
  await page.locator('main h2').first().waitFor();
  await page.waitForLoadState('networkidle');
  return requested;
}

journey('pages request their data once, before their code', async ({ visitor }) => {
  const me = await visitor();
  const { id, earlierId } = await completeTwice(me, newEmail());
  const { url } = await madeLink(me.context, id);
  const pages: [code: string, address: string, ...calls: string[]][] = [
    ['dashboard.page', `/assessment/dashboard?id=${id}`, 'assessment.byId,response.list'],
    ['plan.page', `/assessment/plan?id=${id}`, 'assessment.byId,response.list', 'plan.get'],
    [
      'comparison.page',
      `/assessment/comparison?id=${id}&with=${earlierId}`,
      'comparison.history,comparison.get',
    ],
    ['shared.page', url, 'share.open'],
  ];
  for (const [code, address, ...calls] of pages) {
    const requested = await requestsOf(me, address, builtFile(code));
    expect(requested.slice(0, calls.length + 1), address).toEqual([...calls, 'code']);
    for (const call of calls) {
      expect(
        requested.filter((one) => one === call),
        address,
      ).toHaveLength(1);
    }
    me.page.removeAllListeners('request');
  }
});

journey('Try again repeats a failed first call', async ({ visitor }) => {
  const me = await visitor({ allow: failedCall });
  const restore = await failCalls(me.page, 'response.list', 'no answer');
  await openLink(me);
  await button(me.page, 'Try Again').waitFor();
  await restore();
  await button(me.page, 'Try Again').click();
  await button(me.page, 'Download Full Report').waitFor();
});

journey('a link to the plan moves the focus to the new page', async ({ visitor }) => {
  const { page, context } = await visitor();
  const { id } = await hasResults(context);
  await page.goto(`/assessment/dashboard?id=${id}`);
  const link = page.getByRole('main').getByRole('link', { name: myPlan.card.open });
  await link.waitFor();
  // A page load leaves it where the browser starts.
  expect(await isFocused(page.locator('body'))).toBe(true);
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/assessment/plan?id=${id}`);
  await eventually(async () => expect(await isFocused(page.getByRole('main'))).toBe(true));
});

journey('only the owner sees the saved email address', async ({ visitor }) => {
  const me = await visitor();
  const email = newEmail();
  const id = await answeredEarlier(me.context, TOTAL, { email });
  await me.page.goto(`/assessment/dashboard?id=${id}`);
  await me.page.getByText(`Results saved under ${email}`).waitFor();

  const reader = await visitor();
  await reader.page.goto(`/assessment/dashboard?id=${id}`);
  await button(reader.page, 'Download Full Report').waitFor();
  expect(await reader.page.getByText('saved under').count()).toBe(0);
});

journey('results found by email show a masked address', async ({ visitor }) => {
  const id = await answeredEarlier((await visitor()).context, 8, { email: 'ida@example.com' });
  const { page, context } = await visitor();
  const data = { email: 'ida@example.com' };
  await context.request.post('/api/assessment/lookup-by-email', { data });
  await page.goto(`/assessment/dashboard?id=${id}`);
  await page.getByText('Results saved under i•••@example.com').waitFor();
  await page.getByRole('link', { name: 'Continue Assessment' }).waitFor();
});
