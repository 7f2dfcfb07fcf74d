import type { FastifyInstance } from 'fastify';
import { pages } from '#content/pages.ts';
import type { PageStore } from './page-store.ts';
import type { Pages } from './site-pages.ts';

/** The worker may fetch what it caches, and nothing else. */
const POLICY = "default-src 'none'; connect-src 'self'";

/** While the assessment is turned off, browsers that have it cached drop it. */
const GONE = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('assessment ')).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;

/**
 * The service worker that opens the assessment offline. Browsers check it at each visit: a changed page makes
 * a changed worker, which caches the new page and its files.
 * @param code the built worker; without it, and while the assessment is off, one that removes itself
 */
export function assessmentWorker(
  app: FastifyInstance,
  inForce: Pages,
  code: string | undefined,
): void {
  const scripts = new WeakMap<PageStore, Promise<string>>();
  app.get('/assessment-worker.js', async (_request, reply) => {
    const { store } = inForce;
    const isOpen = store.settings.flags.assessmentEnabled;
    const script =
      scripts.get(store) ??
      (code === undefined || !isOpen ? Promise.resolve(GONE) : withPage(store, code));
    scripts.set(store, script);
    // Retry a failed attempt next time.
    script.catch(() => scripts.delete(store));
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', POLICY)
      .send(await script);
  });
}

async function withPage(store: PageStore, code: string): Promise<string> {
  const { path } = pages.assessment;
  const { etag, forms } = await store.page(path);
  const files = forms.plain.body.toString().matchAll(/"(\/assets\/[^"]+)"/g);
  const cached = {
    version: etag.replaceAll('"', ''),
    page: path,
    files: [...new Set([...files].map(([, file]) => file))],
  };
  return `self.cached = ${JSON.stringify(cached)};\n${code}`;
}
