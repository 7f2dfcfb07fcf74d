import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SiteSettings } from '#content/site-settings.ts';
import { emptyPractice as practice } from '#testing/practices.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';
import type { RenderedPage } from './page-store.ts';

const render = vi.fn<(path: string, settings: SiteSettings) => Promise<RenderedPage>>((path) =>
  Promise.resolve({
    status: path === '/404' ? 404 : 200,
    head: `<title>${path} costs $&</title>`,
    body: `<main>${path}</main>`,
    files: [`${path}.page.tsx`],
  }),
);

let server: TestApp;
beforeAll(async () => {
  const template = '<html><head><!--head--></head><body><!--body--><!--settings--></body></html>';
  server = await startTestApp(
    { publicUrl: 'https://leaders.example.com/</script>' },
    {
      site: {
        template: () => Promise.resolve(template),
        render,
        preloads: (files) => `<link rel="modulepreload" href="${files.join()}">`,
        keepPages: true,
      },
    },
  );
});
afterAll(() => server.close());
afterEach(() => {
  render.mockClear();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

describe('a page', () => {
  test('is the template with the rendered head, body, and settings', async () => {
    const { statusCode, headers, body } = await get('/about');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(
      '<head><title>/about costs $&</title>' +
        '<link rel="modulepreload" href="/about.page.tsx"></head>',
    );
    expect(body).toContain('<main>/about</main>');
  });

  test('contains the settings so that they cannot end their element', async () => {
    const { body } = await get('/about');
    const [, json = ''] = /id="site-settings">(.*?)<\/script>/.exec(body) ?? [];
    expect(json).not.toContain('<');
    // The coach's email is for the office alone.
    const { coachEmail: _ofOffice, ...ofPages } = practice;
    expect(JSON.parse(json)).toEqual({
      links: server.config.links,
      flags: server.config.flags,
      publicUrl: server.config.publicUrl,
      practice: { ...ofPages, coach: { ...practice.coach, portrait: null } },
      retention: server.config.retention,
      sendsMail: false,
      findResults: 'list',
      hasOffice: false,
      hasSignIn: false,
      hearsOfBookings: false,
      norms: null,
    });
  });

  test('is rendered once for all requests', async () => {
    await Promise.all(
      ['/services', '/services', '/services/', '/services?utm_source=mail'].map((url) => get(url)),
    );
    await get('/services');
    expect(render).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is sent as %s if the browser accepts it', async (encoding, decompress) => {
    const plain = await get('/about');
    const packed = await get('/about', { 'accept-encoding': `deflate, ${encoding}` });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['vary']).toContain('accept-encoding');
    expect(decompress(packed.rawPayload).toString()).toBe(plain.body);
  });

  test('is not sent again to a browser that has it', async () => {
    const { headers } = await get('/about');
    const again = await get('/about', { 'if-none-match': headers.etag as string });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await get('/services', { 'if-none-match': headers.etag as string });
    expect(other.statusCode).toBe(200);
  });

  test('is not sent again if a proxy marked its tag as weak, or among other tags', async () => {
    const { headers } = await get('/about');
    const held = `"other", W/${headers.etag as string}`;
    expect((await get('/about', { 'if-none-match': held })).statusCode).toBe(304);
  });

  test('is sent uncompressed to a browser that rejects its encodings', async () => {
    const plain = await get('/about');
    const refused = await get('/about', { 'accept-encoding': 'br;q=0, gzip; q=0.0, identity' });
    expect(refused.headers['content-encoding']).toBeUndefined();
    expect(refused.body).toBe(plain.body);
    const second = await get('/about', { 'accept-encoding': 'br;q=0, GZIP;q=0.5' });
    expect(second.headers['content-encoding']).toBe('gzip');
  });

  test('is the same over the network the second time', async () => {
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const ask = async (headers: Record<string, string>) => {
      const answer = await fetch(`${origin}/resources`, { headers });
      const shown = Object.fromEntries(answer.headers);
      delete shown['date'];
      return { status: answer.status, headers: shown, body: await answer.text() };
    };
    const first = await ask({ 'accept-encoding': 'br' });
    const second = await ask({ 'accept-encoding': 'br' });
    expect(first).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' } });
    expect(second).toEqual(first);
    expect(render).toHaveBeenCalledTimes(1);
    expect((await get('/resources', { 'accept-encoding': 'br' })).headers).toMatchObject({
      'content-security-policy': first.headers['content-security-policy'],
      etag: first.headers['etag'],
    });
    const held = await ask({ 'if-none-match': first.headers['etag']! });
    expect(held).toMatchObject({ status: 304, body: '' });
    const head = await fetch(`${origin}/resources`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  test('is rendered again if rendering failed', async () => {
    render.mockRejectedValueOnce(new Error('not this time'));
    const failed = await get('/newsletter');
    expect(failed.statusCode).toBe(500);
    expect(failed.body).not.toContain('not this time');
    expect((await get('/newsletter')).statusCode).toBe(200);
  });
});

describe('an unknown path', () => {
  test('gets the same 404 page everywhere', async () => {
    // The last two need mail.
    for (const url of [
      '/nothing',
      '/about/more',
      '/%3Cscript%3E',
      '/.env',
      '//evil.example',
      '/feedback',
      '/assessment/feedback',
    ]) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    }
    expect(render.mock.calls.length).toBeLessThanOrEqual(1);
  });

  test('under the API gets JSON', async () => {
    for (const url of ['/api', '/api/', '/api/nothing', '/api/assessment/by-id/1/2']) {
      expect((await new TestCaller(server.app).get(url)).statusCode).toBe(404);
    }
    for (const url of ['/trpc', '/trpc/a/b']) {
      expect((await get(url)).headers['content-type']).toMatch(/^application\/json/);
    }
  });
});
