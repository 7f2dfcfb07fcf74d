/**
 * Opens the assessment without a connection. It caches only that page and its files, in one
 * version. The server writes their names in front of this code; while the assessment is turned off,
 * it serves other code that removes all of it.
 */

interface Cached {
  /** The page's entity tag: another page makes another worker. */
  version: string;
  /** The page's path. */
  page: string;
  files: string[];
}

/** The parts used here, because TypeScript's types of workers and of pages exclude each other. */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends LastingEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}
interface WorkerScope {
  readonly cached: Cached;
  readonly registration: ServiceWorkerRegistration;
  addEventListener: ((
    type: 'install' | 'activate',
    listener: (event: LastingEvent) => void,
  ) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void);
}

const worker = self as unknown as WorkerScope;
const { version, page, files } = worker.cached;
const PREFIX = 'assessment ';
const CACHE = PREFIX + version;
/** A network that takes longer for the page is as good as none. */
const PATIENCE_MS = 4000;

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));

// Waits until the pages of the previous version are closed, because they need their own files.
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname === page || pathname === `${page}/`) event.respondWith(freshOrCached(event));
  } else if (files.includes(pathname)) {
    event.respondWith(cachedOrFetched(request));
  }
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const fresh = await fetch(page);
  // During an update, page and worker may come from different instances.
  if (!fresh.ok || !fresh.headers.get('etag')?.includes(version)) {
    throw new Error('The page and its worker have different versions');
  }
  await cache.put(page, fresh);
  await cache.addAll(files);
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
}

async function freshOrCached({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const fresh = preloadResponse.then((response) => response ?? fetch(request));
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  const reply = await Promise.race([fresh.catch(() => undefined), late]);
  // A 5xx reply comes from a proxy while the server is unavailable.
  if (reply && reply.status < 500) return reply;
  return (await caches.match(page, { cacheName: CACHE })) ?? fresh;
}

async function cachedOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request.url, { cacheName: CACHE })) ?? fetch(request);
}
