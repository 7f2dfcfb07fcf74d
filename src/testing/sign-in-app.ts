import type { Config } from '#server/config.ts';
import { startIdentityProvider, type IdentityProvider } from './identity-provider.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export interface SignInApp extends TestApp {
  provider: IdentityProvider;
}

/** The app with an identity provider that signs its users in. */
export async function startSignInApp(overrides: Partial<Config> = {}): Promise<SignInApp> {
  const provider = await startIdentityProvider();
  const server = await startTestApp({ oidc: provider.settings, ...overrides });
  return {
    ...server,
    provider,
    close: async () => {
      await server.close();
      await provider.close();
    },
  };
}
