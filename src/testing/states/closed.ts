import { competencies } from '#domain/competencies.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { siteFlags } from '#testing/browser/site.ts';
import type { State } from './state.ts';

/** States of a site whose shop and assessment are closed. */
export const closedFlags = siteFlags({ shopEnabled: false, assessmentEnabled: false });

const opened = (path: string): State['show'] =>
  async function show({ page }) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByText('Coming soon', { exact: false }).first().waitFor();
  };

const ratings = () => [4, 3] as [4, 3];

export const closedStates: readonly State[] = [
  { name: 'closed-shop', show: opened('/products') },
  { name: 'closed-resources', show: opened('/resources') },
  { name: 'closed-assessment', show: opened('/assessment') },
  {
    name: 'closed-dashboard',
    isWide: true,
    show: async ({ page, context }) => {
      const email = `closed-${crypto.randomUUID()}@example.com`;
      const id = await answeredEarlier(context, competencies.length - 3, { ratings, email });
      await page.goto(`/assessment/dashboard?id=${id}`);
      await page.getByText('The assessment is closed for now.').waitFor();
    },
  },
  {
    name: 'closed-dashboard-none-found',
    allow: ['Failed to load resource'],
    show: async ({ page }) => {
      await page.goto('/assessment/dashboard?id=5f0c8c1e-0a53-4d7e-9c80-000000000000');
      await page.getByRole('heading', { name: 'No Assessment Found' }).waitFor();
    },
  },
];
