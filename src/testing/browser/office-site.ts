import type { Config } from '#server/config.ts';
import { startIdentityProvider, type IdentityProvider } from '#testing/identity-provider.ts';
import { officeSettings } from '#testing/sign-in.ts';
import { serveSite, type RunningSite } from './site.ts';

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
