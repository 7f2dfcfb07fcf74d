/** What `identity-provider.ts` uses of it. Its published types would bring 16 packages of Koa's and Express's. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface AdapterPayload {
    uid?: string;
    userCode?: string;
    grantId?: string;
    consumed?: unknown;
  }
  type Found = Promise<AdapterPayload | undefined>;
  export interface Adapter {
    upsert: (id: string, payload: AdapterPayload) => Promise<void>;
    find: (id: string) => Found;
    findByUid: (uid: string) => Found;
    findByUserCode: (userCode: string) => Found;
    consume: (id: string) => Promise<void>;
    destroy: (id: string) => Promise<void>;
    revokeByGrantId: (grantId: string) => Promise<void>;
  }

  interface Context {
    type: string;
    body: string;
    oidc: {
      client?: { clientId: string };
      session?: { accountId?: string };
      provider: Provider;
    };
  }
  interface Grant {
    addOIDCScope: (scope: string) => void;
    save: () => Promise<string>;
  }
  export interface Configuration {
    adapter: (model: string) => Adapter;
    findAccount: (
      context: Context,
      name: string,
    ) => { accountId: string; claims: () => { sub: string } };
    interactions: { url: (context: Context, interaction: { uid: string }) => string };
    loadExistingGrant: (context: Context) => Promise<Grant | undefined>;
    features: {
      devInteractions: { enabled: boolean };
      rpInitiatedLogout: {
        enabled: boolean;
        logoutSource: (context: Context, form: string) => void;
      };
    };
    renderError: (context: Context, error: { error: string; error_description?: string }) => void;
    [setting: string]: unknown;
  }

  type Call = [request: IncomingMessage, response: ServerResponse];
  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    Client: {
      prototype: Record<
        'redirectUriAllowed' | 'postLogoutRedirectUriAllowed',
        (uri: string) => boolean
      >;
    };
    Grant: new (of: { clientId: string; accountId: string }) => Grant;
    callback: () => (...call: Call) => Promise<void>;
    interactionDetails: (...call: Call) => Promise<{ uid: string }>;
    interactionFinished: (
      ...call: [...Call, result: { login: { accountId: string } }]
    ) => Promise<void>;
  }
}
