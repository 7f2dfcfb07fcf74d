import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Portrait } from '#domain/site-settings.ts';
import { officeCaller, officeSettings, signedInCaller } from '#testing/sign-in.ts';
import { changeSite, pageOf } from '#testing/site-changes.ts';
import { bareSite, startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let here: TestApp;
let there: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  here = await startTestApp({ office: officeSettings }, { site: bareSite });
  const { databaseUrl } = here;
  there = await startTestApp({ office: officeSettings }, { site: bareSite, databaseUrl });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const picture = (width = 700, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 90, b: 70 } } });

async function upload(body: Buffer, type = 'image/jpeg', caller?: TestCaller) {
  // From a different address each, because one address may not upload so many at once.
  owner = caller ?? (await officeCaller(here));
  return here.app.inject({
    method: 'POST',
    url: '/api/office/portrait',
    remoteAddress: owner.address,
    headers: { 'content-type': type, ...(owner.cookie && { cookie: owner.cookie }) },
    payload: body,
  });
}

interface Uploaded {
  portrait: string;
  shown: Portrait;
}

describe('an image', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'that is %s is served in its widths on every instance, cached forever',
    async (format) => {
      const answer = await upload(await picture()[format]().toBuffer(), `image/${format}`);
      expect(answer.statusCode, answer.body).toBe(200);
      const { portrait, shown } = answer.json<Uploaded>();
      expect(portrait).toMatch(/^portrait-[\w-]{12}$/);
      expect(shown).toMatchObject({ width: 640, height: 800 });
      for (const server of [here, there]) {
        for (const width of [320, 480, 640]) {
          const { statusCode, headers, rawPayload } = await server.app.inject(
            `/assets/${portrait}-${width}.webp`,
          );
          expect(statusCode).toBe(200);
          expect(headers).toMatchObject({
            'content-type': 'image/webp',
            'cache-control': 'public, max-age=31536000, immutable',
          });
          expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width });
        }
        expect((await server.app.inject(`/assets/${portrait}-960.webp`)).statusCode).toBe(404);
      }
    },
  );

  test('is rotated by its metadata, without its location', async () => {
    const bytes = await picture(1600, 1000)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD3: { GPSLatitude: '45/1 31/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { portrait, shown } = (await upload(bytes)).json<Uploaded>();
    expect(shown.width).toBe(960);
    const { rawPayload } = await here.app.inject(`/assets/${portrait}-960.webp`);
    const { exif, orientation } = await sharp(rawPayload).metadata();
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
  });

  test('shows once the settings are saved with it, and disappears when they are saved without it', async () => {
    const { portrait, shown } = (await upload(await picture().png().toBuffer())).json<Uploaded>();
    expect(await pageOf(here, '/about')).not.toContain(portrait);
    await changeSite(owner, { facts: { 'coach.portrait': portrait } });
    expect(await pageOf(here, '/about')).toContain(shown.src);
    await there.live.refresh();
    expect(await pageOf(there, '/about')).toContain(shown.src);
    await changeSite(owner, { facts: { 'coach.portrait': '' } });
    expect(await pageOf(here, '/about')).toContain('"portrait":null');
  });

  test('that was uploaded and never saved is deleted at a later upload', async () => {
    const { portrait: kept } = (await upload(await picture(710).png().toBuffer())).json<Uploaded>();
    await changeSite(owner, { facts: { 'coach.portrait': kept } });
    const { portrait: left } = (await upload(await picture(720).png().toBuffer())).json<Uploaded>();
    await here.database.db
      .updateTable('site_image')
      .set({ created_at: new Date(Date.now() - 2 * 86_400_000) } as never)
      .execute();
    await upload(await picture(730).png().toBuffer());
    const hashes = await here.database.db.selectFrom('site_image').select('hash').execute();
    const names = hashes.map(({ hash }) => `portrait-${hash}`);
    expect(names).toContain(kept);
    expect(names).not.toContain(left);
  });
});

describe('a file', () => {
  const png = () => picture().png().toBuffer();

  test('that is an image and something else is encoded again, so that nothing else remains', async () => {
    const script = '<script>alert(1)</script>';
    const both = Buffer.concat([await png(), Buffer.from(`PK\u0003\u0004${script}`)]);
    const { portrait } = (await upload(both)).json<Uploaded>();
    const { rawPayload } = await here.app.inject(`/assets/${portrait}-640.webp`);
    expect(rawPayload.includes(script)).toBe(false);
    expect(rawPayload.includes('PK\u0003\u0004')).toBe(false);
  });

  test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['empty', () => Buffer.alloc(0), /body|JPEG/],
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /JPEG, PNG/],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /JPEG, PNG/],
    [
      'a page that begins as a picture',
      () => Buffer.from('\xff\xd8\xff<script>', 'latin1'),
      /JPEG/,
    ],
    ['a GIF', () => picture().gif().toBuffer(), /JPEG, PNG/],
    ['a TIFF', () => picture().tiff().toBuffer(), /JPEG, PNG/],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), /JPEG, PNG/],
    ['broken off', async () => (await png()).subarray(0, 200), /JPEG, PNG/],
    [
      'too small',
      () => picture(319, 900).png().toBuffer(),
      /at least 320 pixels wide and 400 high/,
    ],
    [
      'of more pixels than memory is for',
      () => picture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer(),
      /megapixels/,
    ],
    ['of more bytes than are taken', () => Buffer.alloc(8 * 1024 * 1024 + 1), /8 MB/],
  ])(
    'that is %s is rejected with advice',
    async (_, make, words) => {
      const answer = await upload(await make());
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ message: string }>().message).toMatch(words);
      expect(answer.body).not.toContain('alert(1)');
    },
    20_000,
  );
});

describe('an unauthorized caller', () => {
  test('is rejected before the image is read', async () => {
    const large = Buffer.alloc(1024 * 1024);
    const stranger = new TestCaller(here.app);
    expect((await upload(large, 'image/png', stranger)).statusCode).toBe(401);
    expect((await upload(large, 'image/png', await signedInCaller(here))).statusCode).toBe(403);
    const closed = await startTestApp({}, { databaseUrl: here.databaseUrl });
    const { statusCode } = await closed.app.inject({
      method: 'POST',
      url: '/api/office/portrait',
      payload: large,
      headers: { 'content-type': 'image/png' },
    });
    expect(statusCode).toBe(404);
    await closed.close();
  });

  test('may send no more than usual to any other path', async () => {
    const caller = await officeCaller(here);
    const answer = await caller.post('/api/office/site', { version: 0, more: 'x'.repeat(66_000) });
    expect(answer.statusCode).toBe(413);
  });

  test('is rejected after too many uploads, or from another site', async () => {
    const caller = await officeCaller(here);
    const answers = [];
    for (let count = 0; count < 11; count++) {
      answers.push((await upload(Buffer.from('x'), 'image/png', caller)).statusCode);
    }
    expect(answers.at(-1)).toBe(429);
    const foreign = await here.app.inject({
      method: 'POST',
      url: '/api/office/portrait',
      headers: {
        origin: 'https://evil.example',
        'content-type': 'image/png',
        cookie: caller.cookie,
      },
      payload: Buffer.from('x'),
    });
    expect(foreign.statusCode).toBe(403);
  });
});

test('an unknown portrait path gets 404', async () => {
  for (const name of ['portrait-x.webp', 'portrait-aaaaaaaaaaaa-320.webp', 'portrait-%00-1.webp']) {
    expect((await here.app.inject(`/assets/${name}`)).statusCode, name).toBe(404);
  }
});
