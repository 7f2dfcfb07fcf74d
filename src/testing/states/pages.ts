import { pages } from '#content/pages.ts';
import { signIn } from '#content/sign-in.ts';
import { linkStates } from './links.ts';
import type { State } from './state.ts';

/** The assessment, its dashboard, the comparison, and feedback have states of their own. */
const {
  assessment: _assessment,
  dashboard: _dashboard,
  comparison: _comparison,
  ownFeedback: _ownFeedback,
  feedback: _feedback,
  ...otherPages
} = pages;

const ownPages: readonly State[] = Object.entries(otherPages).map(([name, { path }]) => ({
  name: `page-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  isWide: true,
  // The browser reports the 404 of this page.
  allow: path === pages.notFound.path ? ['status of 404'] : [],
  show: async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
}));

/** The server's own error pages. */
const signInPages: readonly State[] = [
  {
    name: 'sign-in-not-set-up',
    allow: ['status of 503'],
    show: async ({ page }) => {
      await page.goto('/api/login');
      await page.getByRole('heading', { name: signIn.problem.title }).waitFor();
    },
  },
  {
    name: 'sign-out-asked',
    show: async ({ page, context, site }) => {
      await context.addCookies([{ name: 'session', value: 'a'.repeat(43), url: site.url }]);
      await page.setExtraHTTPHeaders({ 'sec-purpose': 'prefetch' });
      await page.goto('/api/logout');
      await page.getByRole('heading', { name: signIn.signOut.title }).waitFor();
    },
  },
];

/** Every other page of the site, as it opens. */
export const pageStates: readonly State[] = [...ownPages, ...signInPages, ...linkStates];
