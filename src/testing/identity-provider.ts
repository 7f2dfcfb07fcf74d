import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Adapter, type AdapterPayload, type Configuration, Provider } from 'oidc-provider';

export interface Claims {
  given_name?: string;
  family_name?: string;
  name?: string;
  preferred_username?: string;
  email?: string;
  picture?: string;
  /** Includes claims that no provider should send, which sites still have to handle. */
  email_verified?: unknown;
  groups?: unknown;
}

export interface IdentityProvider {
  /** Its issuer. */
  url: string;
  /** For `config.oidc` or the environment. */
  settings: { issuer: string; clientId: string; clientSecret: string };
  /** The claims of a user who signs in under this name, instead of the generated ones. */
  people: Map<string, Claims>;
  close: () => Promise<void>;
}

const clientId = 'ready-leader';
const clientSecret = 'a secret for the local identity provider';
const CALLBACK = /^http:\/\/(127\.0\.0\.1|localhost):\d+\/api\/callback$/;
const LOGGED_OUT = /^http:\/\/(127\.0\.0\.1|localhost):\d+\/$/;

/**
 * A real OpenID Connect provider in memory. Its form takes any name without a password; every site on this
 * machine can use it, on any port.
 */
export async function startIdentityProvider({ port = 0 } = {}): Promise<IdentityProvider> {
  const people = new Map<string, Claims>();
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider = new Provider(url, configuration(people));
  provider.Client.prototype.redirectUriAllowed = (uri) => CALLBACK.test(uri);
  provider.Client.prototype.postLogoutRedirectUriAllowed = (uri) => LOGGED_OUT.test(uri);
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, request, response);
    else void answer(request, response);
  });

  return {
    url,
    settings: { issuer: url, clientId, clientSecret },
    people,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Shows the form; takes the name that it sends. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    if (request.method === 'POST') {
      let body = '';
      for await (const part of request.setEncoding('utf8')) body += part as string;
      const name = new URLSearchParams(body).get('name')?.trim();
      if (name) {
        await provider.interactionFinished(request, response, { login: { accountId: name } });
        return;
      }
    }
    const { uid } = await provider.interactionDetails(request, response);
    response.setHeader('content-type', 'text/html; charset=utf-8').end(signInForm(uid));
  } catch {
    response.writeHead(400, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page('This sign-in has ended', '<p>Go back to the site and start again.</p>'));
  }
}

function configuration(people: Map<string, Claims>): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: ['http://127.0.0.1/api/callback'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }],
    },
    cookies: { keys: ['a key for the cookies of the local identity provider'] },
    adapter: keepInMemory(),
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      profile: ['given_name', 'family_name', 'name', 'preferred_username', 'picture', 'groups'],
      email: ['email', 'email_verified'],
    },
    findAccount: (_ctx, name) => ({
      accountId: name,
      claims: () => ({ sub: name, ...(people.get(name) ?? claimsOf(name)) }),
    }),
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    // Skips the consent page.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 3600,
      Interaction: 3600,
      Session: 3600,
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = page(
            'Signing out …',
            `${form}<script>
              const answer = Object.assign(document.createElement('input'), { type: 'hidden', name: 'logout', value: 'yes' });
              document.forms[0].append(answer);
              document.forms[0].submit();
            </script>`,
          );
        },
      },
    },
    renderError: (ctx, { error, error_description }) => {
      ctx.type = 'html';
      ctx.body = page('That did not work', `<p>${error}</p><p>${error_description ?? ''}</p>`);
    },
  };
}

function claimsOf(name: string): Claims {
  const [given = name, ...family] = name.split(/\s+/);
  return {
    given_name: given,
    ...(family.length > 0 && { family_name: family.join(' ') }),
    email: `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`,
    email_verified: true,
  };
}

/** In-memory storage for the local identity provider's codes, tokens and sessions. */
function keepInMemory(): (model: string) => Adapter {
  const stored = new Map<string, AdapterPayload>();
  return (model) => {
    const find = (matches: (payload: AdapterPayload) => boolean) =>
      Promise.resolve([...stored.values()].find(matches));
    return {
      upsert: (id, payload) => {
        stored.set(`${model} ${id}`, payload);
        return Promise.resolve();
      },
      find: (id) => Promise.resolve(stored.get(`${model} ${id}`)),
      findByUid: (uid) => find((payload) => payload.uid === uid),
      findByUserCode: (userCode) => find((payload) => payload.userCode === userCode),
      consume: (id) => {
        const payload = stored.get(`${model} ${id}`);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
        return Promise.resolve();
      },
      destroy: (id) => {
        stored.delete(`${model} ${id}`);
        return Promise.resolve();
      },
      revokeByGrantId: (grantId) => {
        for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key);
        return Promise.resolve();
      },
    };
  };
}

/** The pages of the local identity provider, which is not part of the site. */
function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>${title}</title>
  <link rel="icon" href="data:," />
  <style>
    body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 24rem; margin: 12vh auto; padding: 0 1rem; color: #1d2b28; }
    input, button { font: inherit; box-sizing: border-box; width: 100%; padding: 0.6rem; margin: 0.3rem 0 1rem; }
    button { background: #1f4a40; color: #fff; border: 0; border-radius: 0.4rem; cursor: pointer; }
    p { color: #4b5a56; }
  </style>
  <h1>${title}</h1>
  ${body}
</html>`;
}

function signInForm(uid: string): string {
  return page(
    'Local sign-in',
    `<p>An identity provider on this machine, to try the site with. Any name will do; there is no password.</p>
    <form method="post" action="/interaction/${uid}">
      <label>Your name <input name="name" autocomplete="off" required maxlength="100" autofocus /></label>
      <button>Sign in</button>
    </form>`,
  );
}
