import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { office } from '#content/office.ts';
import {
  enterOfficeByForm,
  officeAllowances,
  ownerClaims,
  seeOffice,
} from '#testing/browser/office.ts';
import { officeJourney } from '#testing/browser/office-journey.ts';
import { eventually } from '#testing/browser/journey.ts';
import { serveSite } from '#testing/browser/site.ts';
import { officeSettings } from '#testing/sign-in.ts';

const { refused, navigation, signedOut, out } = office;
const [email = ''] = officeSettings.emails;
const allow = [...officeAllowances, 'status of 403'];

/** Office files that were requested, and office calls that succeeded. */
function watchOffice(page: Page): string[] {
  const loaded: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/office/')) loaded.push(pathname);
    if (/^\/(trpc|api)\/office/.test(pathname) && response.ok()) loaded.push(pathname);
  });
  return loaded;
}

officeJourney('a user without access is refused', async ({ visitor, officeSite }) => {
  const claims = { given_name: 'Ada', email: 'ada@example.com', email_verified: true };
  const me = await visitor({ allow });
  const loaded = watchOffice(me.page);
  await enterOfficeByForm(me, officeSite, '/office/people?search=ada', claims);
  await me.page.getByRole('heading', { level: 1, name: refused.title }).waitFor();
  // Another page, or signing in again at the provider, leads to the same refusal without a loop.
  await me.page.goto('/office/log');
  await me.page.getByRole('link', { name: refused.again }).click();
  await me.page.getByRole('heading', { level: 1, name: refused.title }).waitFor();
  expect(loaded).toEqual([]);
});

officeJourney(
  'a refused user can sign in with another account',
  async ({ visitor, officeSite }) => {
    const me = await visitor({ allow });
    const { page } = me;
    await enterOfficeByForm(me, officeSite, '/office', {
      given_name: 'Ada',
      family_name: 'Lovelace',
    });
    await page.getByText(refused.as('Ada Lovelace')).waitFor();
    await page.getByRole('button', { name: refused.signOut }).click();
    await page.waitForURL(`${officeSite.url}/`);
    await enterOfficeByForm(me, officeSite);
    await seeOffice(page, navigation.overview);
  },
);

officeJourney(
  'a user removed from the settings loses access',
  async ({ visitor, officeSite, databaseUrl }) => {
    const me = await visitor({ allow });
    const { page } = me;
    await enterOfficeByForm(me, officeSite);
    await seeOffice(page, navigation.overview);
    // Such a change takes a restart. Cookies ignore the port, so the new server gets them.
    const later = await serveSite(databaseUrl, {
      oidc: officeSite.provider.settings,
      office: { emails: ['eve@example.com'], claim: undefined },
    });
    const loaded = watchOffice(page);
    await page.goto(`${later.url}/office`);
    await page.getByRole('heading', { level: 1, name: refused.title }).waitFor();
    expect(loaded).toEqual([]);
    await later.close();
  },
);

officeJourney(
  'a user with another email loses access at the next sign-in',
  async ({ visitor, officeSite }) => {
    const me = await visitor({ allow });
    const { page } = me;
    const name = await enterOfficeByForm(me, officeSite);
    await seeOffice(page, navigation.overview);
    officeSite.provider.people.set(name, { ...ownerClaims, email: 'former@example.com' });
    const loaded = watchOffice(page);
    await page.goto('/api/login?returnTo=/office');
    await page.getByRole('heading', { level: 1, name: refused.title }).waitFor();
    expect(loaded).toEqual([]);
  },
);

officeJourney(
  'losing access while the office is open clears the screen',
  async ({ visitor, officeSite }) => {
    const me = await visitor({ allow });
    const { page } = me;
    await enterOfficeByForm(me, officeSite);
    await seeOffice(page, navigation.overview);
    await sql`update session set office_grant = 'email:former@example.com'`.execute(officeSite.db);
    await page.getByRole('link', { name: navigation.people, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: out.title }).waitFor();
    expect(await page.locator('#app').innerText()).not.toContain(email);
    expect(await page.getByRole('navigation').count()).toBe(0);
  },
);

officeJourney(
  'the page survives an expired session and resumes after sign-in',
  async ({ visitor, officeSite }) => {
    const me = await visitor({ allow: [...officeAllowances, 'status of 401'] });
    const { page, context } = me;
    await enterOfficeByForm(me, officeSite);
    await seeOffice(page, navigation.overview);
    await officeSite.db.deleteFrom('session').execute();
    await page.getByRole('link', { name: navigation.people, exact: true }).click();
    await page.getByText(signedOut.title).waitFor();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: signedOut.action }).click();
    const tab = await opened;
    // The provider still recognizes the user.
    await seeOffice(tab, navigation.people);
    await tab.close();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await eventually(async () => expect(await page.getByText(signedOut.title).count()).toBe(0));
  },
);
