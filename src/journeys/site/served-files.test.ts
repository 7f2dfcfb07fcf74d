import { expect } from 'vitest';
import { pages } from '#content/pages.ts';
import { journey } from '#testing/browser/journey.ts';
import { ask, unpacked } from './testing/answers.ts';
import { readDocument } from './testing/document.ts';
import { allPages } from './testing/site-pages.ts';

const PNG_SIGNATURE = '89504e470d0a1a0a';

journey('the share picture is a PNG of 1200 by 630', async ({ site }) => {
  const document = readDocument(unpacked(await ask(`${site.url}/`)));
  const { status, headers, body } = await ask(document.meta('og:image')!);
  expect([status, headers['content-type']]).toEqual([200, 'image/png']);
  expect(body.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
  const size = [body.readUInt32BE(16), body.readUInt32BE(20)].map(String);
  expect(size).toEqual([document.meta('og:image:width'), document.meta('og:image:height')]);
  expect(size).toEqual(['1200', '630']);
});

journey('brotli and gzip responses decompress to the same page', async ({ site }) => {
  for (const { path } of allPages) {
    const plain = await ask(site.url + path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const coding of ['br', 'gzip']) {
      const packed = await ask(site.url + path, { 'accept-encoding': coding });
      expect(packed.headers['content-encoding']).toBe(coding);
      expect(packed.headers['vary']).toContain('accept-encoding');
      expect(packed.body.length).toBeLessThan(plain.body.length / 2);
      expect(unpacked(packed)).toBe(plain.body.toString());
    }
  }
});

journey('a page that the browser has cached is not sent again', async ({ site }) => {
  const first = await ask(`${site.url}/`, { 'accept-encoding': 'br' });
  const { etag } = first.headers;
  expect(etag).toMatch(/^".+"$/);
  const again = await ask(`${site.url}/`, { 'accept-encoding': 'br', 'if-none-match': etag! });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

journey(
  'files that pages load exist, are compressed at build time and are cached',
  async ({ site }) => {
    const addresses = new Set<string>();
    for (const { path } of allPages) {
      for (const url of readDocument(unpacked(await ask(site.url + path))).loads)
        addresses.add(url);
    }
    const hashed = [...addresses].filter((url) => url.startsWith('/assets/'));
    expect(hashed.length).toBeGreaterThan(allPages.length);

    for (const url of addresses) {
      const answer = await ask(site.url + url, { 'accept-encoding': 'gzip, deflate, br' });
      expect([url, answer.status]).toEqual([url, 200]);
      if (/\.(js|css|svg|webmanifest)$/.test(url)) {
        expect([url, answer.headers['content-encoding']]).toEqual([url, 'br']);
        expect(unpacked(answer)).toBe((await ask(site.url + url)).body.toString());
      }
      expect([url, answer.headers['cache-control']]).toEqual([
        url,
        hashed.includes(url) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ]);
    }
  },
);

journey('the server serves only built assets from the build folder', async ({ site }) => {
  for (const path of ['/index.html', '/.vite/manifest.json', '/assets/', '/assets/nothing.js']) {
    expect([path, (await ask(site.url + path)).status]).toEqual([path, 404]);
  }
});

journey('robots.txt leads to the sitemap, which lists existing pages', async ({ site }) => {
  const guide = (await ask(`${site.url}/robots.txt`)).body.toString();
  const map = /^Sitemap: (.+)$/m.exec(guide)?.[1];
  const xml = (await ask(map!)).body.toString();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!);
  expect(listed).toContain(`${site.url}${pages.services.path}`);
  for (const url of listed) {
    const answer = await ask(url);
    expect([url, answer.status]).toEqual([url, 200]);
    expect(readDocument(unpacked(answer)).canonical).toBe(url);
  }
});
