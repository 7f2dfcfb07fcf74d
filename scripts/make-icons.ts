import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { footer } from '#content/navigation.ts';
import { home } from '#content/home.ts';
import { siteName } from '#content/site.ts';
import { palette } from '#content/colors.ts';
import { favicon, mark, webManifest } from './brand-files.ts';

// Draws the icons and the image for share previews into `public`, and the files that name their
// colors: `node scripts/make-icons.ts`.

const root = fileURLToPath(new URL('..', import.meta.url));
const font = (name: string) =>
  pathToFileURL(join(root, 'node_modules/@fontsource-variable', name)).href;

const sharePage = `
<style>
@font-face { font-family: Fraunces; font-weight: 100 900; src: url('${font('fraunces/files/fraunces-latin-wght-normal.woff2')}') }
@font-face { font-family: Inter; font-weight: 100 900; src: url('${font('inter/files/inter-latin-wght-normal.woff2')}') }
* { margin: 0; box-sizing: border-box }
body { position: relative; width: 1200px; height: 630px; overflow: hidden; background: ${palette.paper}; color: ${palette.ink}; font-family: Inter }
.name { position: absolute; left: 72px; top: 64px; display: flex; align-items: center; gap: 18px; font: 600 38px/1 Fraunces; letter-spacing: -0.022em }
.name svg { width: 56px }
h1 { position: absolute; left: 66px; top: 188px; width: 700px; font: 500 124px/0.98 Fraunces; letter-spacing: -0.04em }
p { position: absolute; left: 72px; bottom: 68px; width: 470px; font-size: 27px; line-height: 1.42 }
.steps { position: absolute; right: 0; bottom: 0; width: 560px }
</style>
<div class="name">${mark({ corner: 7 })}${siteName}</div>
<h1>${home.hero.headline}</h1>
<p>${footer.tagline}</p>
<svg class="steps" viewBox="0 0 560 630" fill="${palette.ink}"><path d="M0 630v-105h140v-105h140v-105h140v-105h140v420Z"/><circle cx="490" cy="140" r="42" fill="${palette.accent}"/></svg>`;

async function draw(page: Page, html: string, width: number, height = width): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'icons-'));
  try {
    // A file, not `setContent`: only then may the page load the fonts, which are files as well.
    const file = join(folder, 'page.html');
    await writeFile(file, `<!doctype html><meta charset="utf-8">${html}`);
    await page.setViewportSize({ width, height });
    await page.goto(pathToFileURL(file).href);
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ omitBackground: true });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** An .ico file with one PNG in it. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  const save = (name: string, data: string | Buffer) => writeFile(join(root, 'public', name), data);
  const icon = (size: number, shape: Parameters<typeof mark>[0]) =>
    draw(page, `<style>body{margin:0}svg{display:block}</style>${mark(shape)}`, size);

  await save('favicon.svg', favicon);
  await save('site.webmanifest', webManifest);
  await save('favicon.ico', ico(await icon(32, { corner: 7 }), 32));
  await save('apple-touch-icon.png', await icon(180, { inset: 2.5 }));
  await save('icon-192.png', await icon(192, { inset: 4 }));
  await save('icon-512.png', await icon(512, { inset: 4 }));
  await save('share.png', await draw(page, sharePage, 1200, 630));
} finally {
  await browser.close();
}
