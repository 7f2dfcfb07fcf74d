import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Adapter, type AdapterPayload, type Configuration, Provider } from 'oidc-provider';
import type { Dialect } from './identity-dialects.ts';

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
  /** Signs with a new key from now on, and publishes no other. */
  rotateKeys: () => void;
  /** How far its clock is ahead of this machine's. */
  secondsAhead: number;
  close: () => Promise<void>;
}

const clientId = 'ready-leader';
const clientSecret = 'a secret for the local identity provider';
const CALLBACK = /^http:\/\/(127\.0\.0\.1|localhost):\d+\/api\/callback$/;
const LOGGED_OUT = /^http:\/\/(127\.0\.0\.1|localhost):\d+\/$/;

/**
 * A real OpenID Connect provider in memory. Its form takes any name without a password; every site on this
 * machine can use it, on any port.
 * @param dialect makes it answer like a certain product
 */
export async function startIdentityProvider({
  port = 0,
  dialect,
}: { port?: number; dialect?: Dialect | undefined } = {}): Promise<IdentityProvider> {
  const people = new Map<string, Claims>();
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider = new Provider(url, configuration(people, dialect?.accepts));
  provider.Client.prototype.redirectUriAllowed = (uri) => CALLBACK.test(uri);
  provider.Client.prototype.postLogoutRedirectUriAllowed = (uri) => LOGGED_OUT.test(uri);
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, request, response);
    else {
      if (dialect) translate(request.url ?? '', response, (path, body) => speak(path, body));
      void answer(request, response);
    }
  });

  let key = newKey();
  const started: IdentityProvider = {
    url,
    settings: { issuer: url, clientId, clientSecret },
    people,
    rotateKeys: () => {
      key = newKey();
    },
    secondsAhead: 0,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return started;

  /** What the dialect answers instead of the plain provider's answer. */
  function speak(path: string, body: Record<string, unknown>): Answer | undefined {
    const { authMethods, document, idToken, userInfo, signsUserInfo, likeEntra, spellsTruth } =
      dialect!;
    if (path === '/.well-known/openid-configuration') {
      return json({ ...body, token_endpoint_auth_methods_supported: authMethods, ...document });
    }
    if (path === '/jwks') {
      const { alg, ...jwk } = { ...key.publicKey.export({ format: 'jwk' }), alg: 'RS256' };
      return json({ keys: [{ ...jwk, ...(!likeEntra && { alg }), use: 'sig', kid: key.kid }] });
    }
    if (path === '/token' && typeof body['id_token'] === 'string') {
      const [, part = ''] = body['id_token'].split('.');
      const claims = JSON.parse(Buffer.from(part, 'base64url').toString()) as TokenClaims;
      const iat = claims.iat + started.secondsAhead;
      const times = { iat, exp: iat + 3600, ...(likeEntra && { nbf: iat }) };
      const told = { ...claims, ...pick(idToken, claims.sub), ...times };
      return json({ ...body, id_token: signed(told, key) });
    }
    if (path !== '/me' || typeof body['sub'] !== 'string') return undefined;
    const { sub } = body as { sub: string };
    if (userInfo === 'refused') {
      const challenge = 'Bearer error="insufficient_scope"';
      return { status: 403, headers: { 'www-authenticate': challenge }, body: '{}' };
    }
    if (userInfo === 'web page') {
      return { headers: { 'content-type': 'text/html' }, body: '<h1>Blocked by policy</h1>' };
    }
    if (userInfo === 'of another user') return json({ sub: 'eve', ...claimsOf('Eve') });
    const claims = pick(userInfo, sub);
    if (spellsTruth && 'email_verified' in claims) {
      claims['email_verified'] = String(claims['email_verified']);
    }
    if (!signsUserInfo) return json({ sub, ...claims });
    const token = signed({ iss: url, aud: clientId, sub, ...claims }, key);
    return { headers: { 'content-type': 'application/jwt' }, body: token };
  }

  function pick(wanted: readonly string[], sub: string): Record<string, unknown> {
    const { given_name, family_name, ...claims } = people.get(sub) ?? claimsOf(sub);
    const name = [given_name, family_name].filter(Boolean).join(' ');
    return Object.fromEntries(
      Object.entries({ name, given_name, family_name, ...claims }).filter(
        ([claim, value]) => wanted.includes(claim) && value !== undefined && value !== '',
      ),
    );
  }
}

interface TokenClaims {
  sub: string;
  iat: number;
}

interface SigningKey {
  kid: string;
  publicKey: KeyObject;
  privateKey: KeyObject;
}

function newKey(): SigningKey {
  return { kid: randomUUID(), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) };
}

function signed(claims: object, { kid, privateKey }: SigningKey): string {
  const parts = [{ alg: 'RS256', typ: 'JWT', kid }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const signature = sign('RSA-SHA256', Buffer.from(parts.join('.')), privateKey);
  return [...parts, signature.toString('base64url')].join('.');
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: string;
}

const json = (body: object): Answer => ({ body: JSON.stringify(body) });

/** Replaces JSON answers, which the provider sends in one piece. */
function translate(
  url: string,
  response: ServerResponse,
  speak: (path: string, body: Record<string, unknown>) => Answer | undefined,
): void {
  const [path = ''] = url.split('?', 1);
  const end = response.end.bind(response) as (chunk?: unknown) => ServerResponse;
  response.end = ((chunk?: unknown) => {
    if (response.statusCode !== 200 || !/json/.test(String(response.getHeader('content-type')))) {
      return end(chunk);
    }
    const answer = speak(path, JSON.parse(String(chunk)) as Record<string, unknown>);
    if (!answer) return end(chunk);
    response.statusCode = answer.status ?? 200;
    for (const [name, value] of Object.entries(answer.headers ?? {}))
      response.setHeader(name, value);
    response.setHeader('content-length', Buffer.byteLength(answer.body));
    return end(answer.body);
  }) as typeof response.end;
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

function configuration(
  people: Map<string, Claims>,
  authMethod: Dialect['accepts'] = 'client_secret_post',
): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        token_endpoint_auth_method: authMethod,
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
