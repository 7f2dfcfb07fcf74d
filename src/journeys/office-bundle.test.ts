import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { journey } from '#testing/browser/journey.ts';
import { ask, unpacked } from './site/testing/answers.ts';
import { readDocument } from './site/testing/document.ts';
import { allPages } from './site/testing/site-pages.ts';

const assets = 'dist/client/assets';
const officeAssets = join(assets, 'office');

async function textsIn(folder: string, ending: RegExp): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => ending.test(name));
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

const classesOf = (styles: string) =>
  new Set(
    [...styles.replaceAll(/url\([^)]*\)/g, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(
      ([, name]) => name!,
    ),
  );

journey('no public page references an office file', async ({ site }) => {
  for (const { path } of allPages) {
    const html = unpacked(await ask(site.url + path));
    expect(readDocument(html).loads.length, path).toBeGreaterThan(0);
    expect(html, path).not.toContain('/assets/office/');
  }
  const worker = unpacked(await ask(`${site.url}/assessment-worker.js`));
  expect(worker).not.toContain('/office');
});

journey('no public file contains office code or styles', async () => {
  const [styles = ''] = await textsIn(assets, /\.css$/);
  const code = (await textsIn(assets, /\.js$/)).join('\n');
  expect(code.length).toBeGreaterThan(100_000);
  expect(code).not.toMatch(/\/office\b|assets\/office/);

  // Public pages use each class that they share with the office.
  const [office = ''] = await textsIn(officeAssets, /\.css$/);
  const renderer = await readFile('dist/server/entry-server.js', 'utf8');
  const shared = [...classesOf(office)].filter((name) => classesOf(styles).has(name));
  expect(shared.length).toBeGreaterThan(10);
  expect(shared.filter((name) => !code.includes(name) && !renderer.includes(name))).toEqual([]);
  const own = [...classesOf(office)].filter((name) => !classesOf(styles).has(name));
  expect(own.length).toBeGreaterThan(10);
});

journey('the office document is not served as a static file', async ({ site }) => {
  for (const path of ['/office.html', '/office', '/office/people', '/assets/office/']) {
    expect([path, (await ask(site.url + path)).status]).toEqual([path, 404]);
  }
});
