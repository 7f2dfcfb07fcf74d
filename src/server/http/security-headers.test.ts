import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#testing/endpoint-call.ts';
import { officeSettings } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { Site } from '#server/site/page-store.ts';

const site: Site = {
  template: () => Promise.resolve('<html><!--head--><!--body--><!--settings--></html>'),
  render: (path) =>
    Promise.resolve({ status: path === '/404' ? 404 : 200, head: '', body: '', files: [] }),
  preloads: () => '',
  keepPages: true,
};

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp(
    {
      publicUrl: 'https://leaders.example.com',
      oidc: { issuer: 'https://id.example.com', clientId: 'site', clientSecret: 'secret' },
      office: officeSettings,
    },
    { site },
  );
});
afterAll(() => server.close());

const shared = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': expect.stringMatching(
    /^(strict-origin-when-cross-origin|same-origin)$/,
  ) as unknown,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': expect.stringContaining('camera=()') as unknown,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

test.each([
  ['a page', 'GET', '/', 200],
  ['a page that is not there', 'GET', '/nowhere', 404],
  ['robots.txt', 'GET', '/robots.txt', 200],
  ['the health of the process', 'GET', '/healthz', 200],
  ['an answer of the API', 'GET', '/api/openapi.json', 200],
  ['its viewer', 'GET', '/api/docs', 200],
  ['a refusal', 'GET', '/api/conversations', 401],
  ['invalid input', 'POST', '/api/assessment', 400],
  ['an unknown call', 'DELETE', '/api/nothing', 404],
  ['an address that cannot be read', 'GET', '/api/%ff', 400],
  ['a tRPC call', 'GET', '/trpc/auth.user', 401],
  ['a problem with signing in', 'GET', '/api/callback', 400],
] as const)('%s has the security headers', async (_name, method, url, status) => {
  const { statusCode, headers } = await server.app.inject({ method, url });
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject(shared);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['server']).toBeUndefined();
});

test('every call has them, over REST and tRPC', async () => {
  for (const { name, rest } of endpoints) {
    for (const [method, url] of [
      [rest.method, rest.path.replaceAll(/\{\w+\}/g, crypto.randomUUID())],
      ['POST', `/trpc/${name}`],
    ] as const) {
      const { headers, statusCode } = await server.app.inject({ method, url });
      expect(headers, `${method} ${url}: ${statusCode}`).toMatchObject({
        ...shared,
        'content-security-policy': nothing,
        'cache-control': 'no-store',
      });
    }
  }
});

test.each(['OPTIONS', 'TRACE', 'PROPFIND'] as const)(
  '%s is not allowed, and other sites cannot read responses',
  async (method) => {
    const fromElsewhere = {
      origin: 'https://other.example.com',
      'access-control-request-method': 'POST',
    };
    for (const url of ['/api/assessment', '/trpc/assessment.create', '/trpc/x', '/healthz']) {
      for (const sent of [fromElsewhere, {}]) {
        const { statusCode, headers, body } = await server.app.inject({
          method,
          url,
          headers: { ...sent, 'x-marked': 'sent along' },
        });
        expect([403, 404, 405], `${method} ${url}`).toContain(statusCode);
        expect(body).toMatch(/^\{"error":"(Forbidden|Not Found)","message":/);
        expect(body).not.toContain('sent along');
        const names = Object.keys(headers);
        expect(names.filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    }
  },
);

test('a response that is not a page may load nothing', async () => {
  for (const url of ['/api/openapi.json', '/trpc/auth.user', '/healthz', '/api/%ff']) {
    const { headers } = await server.app.inject(url);
    expect(headers['content-security-policy']).toBe(nothing);
  }
});

test("no cache stores a caller's response", async () => {
  for (const url of ['/api/conversations', '/trpc/auth.user', '/api/openapi.json', '/api/logout']) {
    const { headers } = await server.app.inject(url);
    expect(headers['cache-control'], url).toBe('no-store');
  }
});

test('unknown paths count too, for pages and calls', async () => {
  const limited = await startTestApp({ rateLimitMax: 1 }, { site });
  try {
    const statuses = [];
    for (const url of ['/', '/nowhere', '/api/nothing', '/api/nothing', '/']) {
      statuses.push((await limited.app.inject(url)).statusCode);
    }
    expect(statuses).toEqual([200, 404, 404, 429, 200]);
  } finally {
    await limited.close();
  }
});

describe("a page's content security policy", () => {
  const policyOf = async (app = server.app) => {
    const { headers } = await app.inject('/');
    const directives = (headers['content-security-policy'] as string).split('; ');
    return new Map(directives.map((directive) => directive.split(/ (.*)/s) as [string, string]));
  };

  test("allows only the site's own scripts, and none inline", async () => {
    expect((await policyOf()).get('script-src')).toBe("'self'");
  });

  test("allows only the site's own style sheets, and none inline", async () => {
    expect((await policyOf()).get('style-src')).toBe("'self'");
  });

  test('allows frames of the scheduler only, and no site may frame the page', async () => {
    const policy = await policyOf();
    expect(policy.get('frame-src')).toBe('https://example.com');
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.has('upgrade-insecure-requests')).toBe(true);
  });

  test('allows images of other sites only where users sign in', async () => {
    expect((await policyOf()).get('img-src')).toBe("'self' data: https:");
    const closed = await startTestApp({}, { site });
    try {
      expect((await policyOf(closed.app)).get('img-src')).toBe("'self' data:");
    } finally {
      await closed.close();
    }
  });
});

test('a site without https does not send Strict-Transport-Security', async () => {
  const plain = await startTestApp({}, { site });
  try {
    const { headers } = await plain.app.inject('/');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  } finally {
    await plain.close();
  }
});
