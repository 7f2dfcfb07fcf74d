import { mailLinkWords as words } from '#content/mail-links.ts';
import { competencies } from '#domain/competencies.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { mailedLink } from '#testing/mailed-link.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import type { State } from './state.ts';

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
export const linkStates: readonly State[] = [
  {
    name: 'link-to-questions',
    show: async (visitor) => {
      await visitor.page.goto(await linkAfter(visitor, 12));
      await visitor.page.getByText('12 of 35').waitFor();
    },
  },
  {
    name: 'link-to-results',
    isWide: true,
    show: async (visitor) => {
      const link = await linkAfter(visitor, competencies.length);
      // Without cookies, like another browser than the one that started it.
      await visitor.context.clearCookies();
      await visitor.page.goto(link);
      await visitor.page.getByRole('button', { name: words.open.results('').action }).waitFor();
      await visitor.page.getByRole('button', { name: words.open.hereOnly.action }).waitFor();
    },
  },
  {
    name: 'link-to-everything',
    show: async (visitor) => {
      await visitor.page.goto(await linkAfter(visitor, 1, { kind: 'your_data', id: null }));
      await visitor.page.getByText('One assessment').waitFor();
    },
  },
  {
    name: 'link-to-list',
    show: async (visitor) => {
      const email = newEmail();
      for (const count of [competencies.length, 12]) {
        await answeredEarlier(visitor.context, count, { email });
      }
      const link = await mailedLink(visitor.site.db, { id: null, email, kind: 'find' });
      await visitor.page.goto(link);
      await visitor.page.getByRole('heading', { name: words.open.list.title }).waitFor();
    },
  },
  {
    name: 'link-gone',
    allow: ['status of 404'],
    show: async ({ page }) => {
      await page.goto('/open/unknown');
      await page.getByRole('heading', { name: words.gone.title }).waitFor();
    },
  },
  {
    name: 'link-to-unsubscribe',
    show: async (visitor) => {
      await visitor.page.goto(await linkAfter(visitor, 1, { purpose: 'unsubscribe' }));
      await visitor.page.getByRole('heading', { name: words.unsubscribe.title }).waitFor();
    },
  },
  {
    name: 'link-unsubscribed',
    show: async (visitor) => {
      await visitor.page.goto(await linkAfter(visitor, 1, { purpose: 'unsubscribe' }));
      await visitor.page.getByRole('button', { name: words.unsubscribe.action }).click();
      await visitor.page.getByRole('heading', { name: words.unsubscribed.title }).waitFor();
    },
  },
];
