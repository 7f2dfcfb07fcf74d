import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { practiceWith } from '#content/site-settings.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { Site } from './page-store.ts';

const publicUrl = "https://leaders.example.com/o'neil&sons";
const site: Site = {
  template: () => Promise.resolve(''),
  render: () => Promise.resolve({ status: 200, head: '', body: '', files: [] }),
  preloads: () => '',
  keepPages: true,
};

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ publicUrl }, { site });
});
afterAll(() => server.close());

describe('/robots.txt', () => {
  test('excludes crawlers only from the API and names the sitemap', async () => {
    const { statusCode, headers, body } = await server.app.inject('/robots.txt');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(body.trim().split(/\n+/)).toEqual([
      'User-agent: *',
      'Allow: /',
      'Disallow: /api',
      'Disallow: /trpc',
      `Sitemap: ${publicUrl}/sitemap.xml`,
    ]);
  });
});

describe('/sitemap.xml', () => {
  test('lists every indexed page with its public address', async () => {
    const { statusCode, headers, body } = await server.app.inject('/sitemap.xml');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(locations(body)).toEqual(
      [
        pages.home,
        pages.about,
        pages.services,
        pages.newsletter,
        pages.resources,
        pages.products,
        pages.assessment,
        pages.decisionTree,
        pages.ptrFramework,
        pages.method,
        pages.privacy,
      ].map(({ path }) => `https://leaders.example.com/o&#39;neil&amp;sons${path}`),
    );
  });

  test('lists no page that search engines must not index', async () => {
    const { body } = await server.app.inject('/sitemap.xml');
    const hidden = Object.values(pages).filter(({ index }) => !index);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { path } of hidden) expect(body).not.toContain(`${path}<`);
  });

  test('leaves out pages that redirect', async () => {
    const links = { ...server.config.links, privacy: 'https://practice.example.org/privacy' };
    const other = await startTestApp({ links }, { site });
    try {
      const found = locations((await other.app.inject('/sitemap.xml')).body);
      expect(found.some((url) => url.endsWith('/privacy'))).toBe(false);
      const { statusCode, headers } = await other.app.inject('/privacy');
      expect([statusCode, headers.location]).toEqual([302, links.privacy]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    } finally {
      await other.close();
    }
  });

  test('leaves out pages that a flag has turned off', async () => {
    const flags = { ...server.config.flags, productsEnabled: false, assessmentEnabled: false };
    const other = await startTestApp({ flags }, { site });
    try {
      const found = locations((await other.app.inject('/sitemap.xml')).body);
      expect(found.some((url) => url.endsWith('/products'))).toBe(false);
      expect(found.some((url) => url.endsWith('/assessment'))).toBe(false);
      expect(found).toHaveLength(9);
    } finally {
      await other.close();
    }
  });
});

describe('/.well-known/security.txt', () => {
  const path = '/.well-known/security.txt';

  test.each([
    ['hello@practice.test', 'mailto:hello@practice.test'],
    ["o'neil&co?+1@practice.test", "mailto:o'neil%26co%3F%2B1@practice.test"],
  ])('names the contact %s of the site settings, as RFC 9116 says', async (email, contact) => {
    const practice = practiceWith({ 'contact.email': email });
    const other = await startTestApp({ publicUrl, practice }, { site });
    try {
      const { statusCode, headers, body } = await other.app.inject(path);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      const lines = body.trimEnd().split('\n');
      const fields = Object.fromEntries(
        lines.map((line) => line.split(/: (.*)/, 2) as [string, string]),
      );
      expect(fields).toEqual({
        Contact: contact,
        Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string,
        'Preferred-Languages': 'en',
        Canonical: publicUrl + path,
      });
      expect(lines).toHaveLength(4);
      const days = (Date.parse(fields['Expires']!) - Date.now()) / (24 * 60 * 60 * 1000);
      expect(days).toBeGreaterThan(150);
      expect(days).toBeLessThan(365);
    } finally {
      await other.close();
    }
  });

  test('does not exist while the site names no contact', async () => {
    const missing = { status: 404, head: '', body: '', files: [] };
    const other = await startTestApp({}, { site: { ...site, render: async () => missing } });
    try {
      expect((await other.app.inject(path)).statusCode).toBe(404);
    } finally {
      await other.close();
    }
  });
});

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!);
}
