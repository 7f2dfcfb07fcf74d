import { expect } from 'vitest';
import { pages } from '#content/pages.ts';
import { journey } from '#testing/browser/journey.ts';
import { ask, unpacked } from './testing/answers.ts';
import { readDocument } from './testing/document.ts';
import { allPages } from './testing/site-pages.ts';

journey('pages and everything they load have security headers', async ({ site }) => {
  const addresses = new Set(allPages.map(({ path }) => path));
  for (const { path } of allPages) {
    const { loads } = readDocument(unpacked(await ask(site.url + path)));
    for (const url of loads) addresses.add(url);
  }
  for (const url of [
    '/robots.txt',
    '/sitemap.xml',
    '/nowhere',
    '/api/docs',
    '/api/docs/start.js',
  ]) {
    addresses.add(url);
  }
  for (const url of addresses) {
    const { headers } = await ask(site.url + url);
    expect({ url, ...headers }).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy':
        // The URLs of this page grant access.
        url === pages.shared.path ? 'no-referrer' : 'strict-origin-when-cross-origin',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy, url).toMatch(/^default-src 'none'; /);
    expect(policy, url).toContain("base-uri 'none'");
    expect(policy, url).toContain("frame-ancestors 'none'");
    expect(policy, url).not.toMatch(/script-src[^;]*(unsafe|https?:|data:|\*)/);
  }
});
