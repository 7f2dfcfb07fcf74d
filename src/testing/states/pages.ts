import { mailLinkWords as words } from '#content/mail-links.ts';
import { pages } from '#content/pages.ts';
import { signIn } from '#content/sign-in.ts';
import { competencies } from '#domain/competencies.ts';
import { seeChart } from '#testing/browser/assessment.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { siteFlags } from '#testing/browser/site.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { mailedLink } from '#testing/mailed-link.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { state, type State } from './state.ts';

/** The assessment, its dashboard, the comparison, and feedback have states of their own. */
const {
  assessment: _assessment,
  dashboard: _dashboard,
  comparison: _comparison,
  ownFeedback: _ownFeedback,
  feedback: _feedback,
  ...otherPages
} = pages;

/** Pages that show site settings. */
const withFacts = ['home', 'about', 'services', 'newsletter', 'products', 'privacy'];

const ownPages: readonly State[] = Object.entries(otherPages).map(([name, { path }]) => ({
  name: `page-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  // Filled in, those with settings have all parts.
  ...(!withFacts.includes(name) && { isWide: true }),
  // The browser reports the 404 of this page.
  allow: path === pages.notFound.path ? ['status of 404'] : [],
  show: async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
}));

/** The server's own error pages. */
const signInPages: readonly State[] = [
  state('sign-in-not-set-up', { allow: ['status of 503'] }, async ({ page }) => {
    await page.goto('/api/login');
    await page.getByRole('heading', { name: signIn.problem.notReady }).waitFor();
  }),
  state('sign-out-asked', async ({ page, context, site }) => {
    await context.addCookies([{ name: 'session', value: 'a'.repeat(43), url: site.url }]);
    await page.setExtraHTTPHeaders({ 'sec-purpose': 'prefetch' });
    await page.goto('/api/logout');
    await page.getByRole('heading', { name: signIn.signOut.title }).waitFor();
  }),
];

async function linkAfter(
  { context, site }: Visitor,
  count: number,
  mail: Partial<Parameters<typeof mailedLink>[1]> = {},
): Promise<string> {
  const email = newEmail();
  const id = await answeredEarlier(context, count, { email });
  return mailedLink(site.db, { id, email, ...mail });
}

/** The pages of mailed links, which the server renders. */
const linkStates: readonly State[] = [
  state('link-to-questions', async (visitor) => {
    await visitor.page.goto(await linkAfter(visitor, 12));
    await visitor.page.getByText('12 of 35').waitFor();
  }),
  state('link-to-results', { isWide: true }, async (visitor) => {
    const link = await linkAfter(visitor, competencies.length);
    // Without cookies, like another browser than the one that started it.
    await visitor.context.clearCookies();
    await visitor.page.goto(link);
    await visitor.page.getByRole('button', { name: words.open.results('').action }).waitFor();
    await visitor.page.getByRole('button', { name: words.open.hereOnly.action }).waitFor();
  }),
  state('link-to-everything', async (visitor) => {
    await visitor.page.goto(await linkAfter(visitor, 1, { kind: 'your_data', id: null }));
    await visitor.page.getByText('One assessment').waitFor();
  }),
  state('link-to-list', async (visitor) => {
    const email = newEmail();
    for (const count of [competencies.length, 12]) {
      await answeredEarlier(visitor.context, count, { email });
    }
    const link = await mailedLink(visitor.site.db, { id: null, email, kind: 'find' });
    await visitor.page.goto(link);
    await visitor.page.getByRole('heading', { name: words.open.list.title }).waitFor();
  }),
  state('link-gone', { allow: ['status of 404'] }, async ({ page }) => {
    await page.goto('/open/unknown');
    await page.getByRole('heading', { name: words.gone.title }).waitFor();
  }),
  state('link-to-unsubscribe', async (visitor) => {
    await visitor.page.goto(await linkAfter(visitor, 1, { purpose: 'unsubscribe' }));
    await visitor.page.getByRole('heading', { name: words.unsubscribe.title }).waitFor();
  }),
  state('link-unsubscribed', async (visitor) => {
    await visitor.page.goto(await linkAfter(visitor, 1, { purpose: 'unsubscribe' }));
    await visitor.page.getByRole('button', { name: words.unsubscribe.action }).click();
    await visitor.page.getByRole('heading', { name: words.unsubscribed.title }).waitFor();
  }),
];

/** Every other page of the site, as it opens. */
export const pageStates: readonly State[] = [...ownPages, ...signInPages, ...linkStates];

/** States of a site whose shop and assessment are closed. */
export const closedFlags = siteFlags({ shopEnabled: false, assessmentEnabled: false });

const opened = (path: string): State['show'] =>
  async function show({ page }) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByText('Coming soon', { exact: false }).first().waitFor();
  };

const ratings = () => [4, 3] as [4, 3];

export const closedStates: readonly State[] = [
  state('closed-shop', opened('/products')),
  state('closed-resources', opened('/resources')),
  state('closed-assessment', opened('/assessment')),
  state('closed-dashboard', async ({ page, context }) => {
    const email = `closed-${crypto.randomUUID()}@example.com`;
    const id = await answeredEarlier(context, competencies.length - 3, { ratings, email });
    await page.goto(`/assessment/dashboard?id=${id}`);
    await page.getByText('The assessment is closed for now.').waitFor();
    await seeChart(page);
  }),
  state('closed-dashboard-none-found', { allow: ['Failed to load resource'] }, async ({ page }) => {
    await page.goto('/assessment/dashboard?id=5f0c8c1e-0a53-4d7e-9c80-000000000000');
    await page.getByRole('heading', { name: 'No Assessment Found' }).waitFor();
  }),
];

/** Pages that show site settings, with all of them filled in. */
export const filledStates: readonly State[] = pageStates
  .filter(({ name }) => withFacts.some((page) => name === `page-${page}`))
  .map((page) => ({ ...page, isWide: true, name: page.name.replace('page-', 'filled-') }));
