import { pages } from '#content/pages.ts';
import type { State } from './state.ts';

/** The assessment and its dashboard have states of their own. */
const { assessment: _assessment, dashboard: _dashboard, ...otherPages } = pages;

/** Every other page of the site, as it first shows. */
export const pageStates: readonly State[] = Object.entries(otherPages).map(([name, { path }]) => ({
  name: `page-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  // Of the page that is not found the browser says so.
  allow: path === pages.notFound.path ? ['status of 404'] : [],
  show: async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
}));
