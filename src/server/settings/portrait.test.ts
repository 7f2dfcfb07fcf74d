import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyPractice as practice } from '#testing/practices.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { buildPortrait, readPortrait, type CutPortrait } from './portrait.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ready-leader-portrait-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const widthsOf = (portrait: CutPortrait | null) => portrait!.files.map(({ width }) => width);
const fileOf = (portrait: CutPortrait | null, wide: number) =>
  portrait!.files.find(({ width }) => width === wide)!.bytes;

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 90, b: 70 } } });

async function file(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

test.each([
  ['jpeg', 'photo.jpg'],
  ['png', 'photo.png'],
  ['webp', 'photo.webp'],
  ['avif', 'photo.avif'],
  ['tiff', 'photo.tiff'],
  ['gif', 'photo.gif'],
] as const)('a %s file is cut to 4:5 in the widths that it fills', async (format, name) => {
  const path = await file(name, await picture(700, 1400)[format]().toBuffer());
  const portrait = await readPortrait(path);
  expect(widthsOf(portrait)).toEqual([320, 480, 640]);
  expect(portrait!.shown).toMatchObject({ width: 640, height: 800 });
  const made = await sharp(fileOf(portrait, 480)).metadata();
  expect(made).toMatchObject({ format: 'webp', width: 480, height: 600 });
});

test('a photo is rotated as it was taken, without its location', async () => {
  const bytes = await picture(1600, 1000)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitude: '45/1 31/1 0/1' } })
    .jpeg()
    .toBuffer();
  const portrait = await readPortrait(await file('turned.jpg', bytes));
  // Upright it is 1000 pixels wide; lying it would be 800 at most.
  expect(widthsOf(portrait)).toContain(960);
  const { exif, orientation } = await sharp(fileOf(portrait, 960)).metadata();
  expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
});

test('a small one is not blown up', async () => {
  const portrait = await readPortrait(
    await file('s.png', await picture(200, 200).png().toBuffer()),
  );
  expect(portrait!.shown).toMatchObject({ width: 160, height: 200 });
});

test('a vector drawing works, too', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><circle r="9"/></svg>';
  const portrait = await readPortrait(await file('drawn.svg', Buffer.from(svg)));
  expect(portrait!.shown.width).toBe(640);
});

test('a file that is no image is named', async () => {
  const path = await file('letter.jpg', Buffer.from('Dear reader'));
  await expect(readPortrait(path)).rejects.toThrow(
    /^The portrait letter\.jpg is not a supported image/,
  );
  await expect(readPortrait('away.jpg')).rejects.toThrow(/^The portrait away\.jpg cannot be read/);
});

test('no portrait, no file', async () => {
  expect(await readPortrait('')).toBeNull();
});

test('the site sends each width for good, and no other', async () => {
  const path = await file('sent.jpg', await picture(640, 800).jpeg().toBuffer());
  const portrait = await readPortrait(path);
  let server: TestApp | undefined;
  try {
    server = await startTestApp(
      { practice: { ...practice, coach: { ...practice.coach, portrait: path } } },
      {
        site: {
          template: () => Promise.resolve('<!--settings-->'),
          render: (asked) =>
            Promise.resolve({
              status: asked === '/404' ? 404 : 200,
              head: '',
              body: '',
              files: [],
            }),
          preloads: () => '',
          keepPages: true,
        },
      },
    );
    const sent = await server.app.inject(portrait!.shown.src);
    expect(sent.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(sent.rawPayload).metadata()).toMatchObject({ width: 640, height: 800 });
    const other = await server.app.inject(portrait!.shown.src.replace('-640', '-641'));
    expect(other.statusCode).toBe(404);
    const page = await server.app.inject('/about');
    expect(page.body).toContain(portrait!.shown.srcSet);
  } finally {
    await server?.close();
  }
});

test('the build leaves every width, and what serves it cuts nothing', async () => {
  const path = await file('built.jpg', await picture(640, 800).jpeg().toBuffer());
  const built = await buildPortrait(path, folder);
  const names = built!.shown.srcSet.split(', ').map((source) => /assets\/(\S+)/.exec(source)![1]!);
  const widths = names.map(
    async (name) => (await sharp(await readFile(join(folder, name))).metadata()).width,
  );
  expect(await Promise.all(widths)).toEqual([320, 480, 640]);
  expect(built!.path).toBe(path);
  expect(await buildPortrait('', folder)).toBeNull();
});
