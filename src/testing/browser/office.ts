import type { Page } from 'playwright-core';
import { office } from '#content/office.ts';
import type { Config } from '#server/config.ts';
import {
  type Claims,
  type IdentityProvider,
  startIdentityProvider,
} from '#testing/identity-provider.ts';
import { officeSettings } from '#testing/sign-in.ts';
import { fillSignInForm, hasSignedIn } from './chat.ts';
import { type RunningSite, serveSite } from './site.ts';
import type { Visitor } from './visitor.ts';

/** The identity provider is another host. */
export const officeAllowances = ['request to another host'] as const;

const [email = ''] = officeSettings.emails;

export const ownerClaims: Claims = {
  given_name: 'Olive',
  family_name: 'Owner',
  email,
  email_verified: true,
};

/** Opens an address of the office, signed in with these claims. */
export async function enterOffice(
  me: Visitor,
  { provider }: Pick<OfficeSite, 'provider'>,
  address = '/office',
  claims: Claims = ownerClaims,
): Promise<void> {
  await hasSignedIn(me, newUser(provider, claims));
  await me.page.goto(address);
}

/**
 * Opens an address of the office through the form of the identity provider, which then knows the browser.
 * @returns the user's name at the provider
 */
export async function enterOfficeByForm(
  { page }: Visitor,
  { provider }: Pick<OfficeSite, 'provider'>,
  address = '/office',
  claims: Claims = ownerClaims,
): Promise<string> {
  const name = newUser(provider, claims);
  await page.goto(address);
  await fillSignInForm(page, name);
  return name;
}

function newUser({ people }: OfficeSite['provider'], claims: Claims): string {
  const name = `Olive ${crypto.randomUUID()}`;
  people.set(name, claims);
  return name;
}

/** Waits until a page of the office and its data have loaded. */
export async function seeOffice(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await page.getByText(office.signedInAs).waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
}

/** Opens a part of the site settings. */
export const openPart = (page: Page, part: string) =>
  page.getByRole('heading', { level: 2, name: part, exact: true }).click();

export interface OfficeSite extends RunningSite {
  provider: IdentityProvider;
}

/** The site with an office, and the identity provider for its sign-in. */
export async function serveOfficeSite(
  databaseUrl: string,
  overrides: Partial<Config> = {},
): Promise<OfficeSite> {
  const provider = await startIdentityProvider();
  const site = await serveSite(databaseUrl, {
    oidc: provider.settings,
    office: { ...officeSettings, claim: { name: 'groups', value: 'owners' } },
    ...overrides,
  });
  return {
    ...site,
    provider,
    close: async () => {
      await site.close();
      await provider.close();
    },
  };
}
