import type { Browser, BrowserContext, Page } from 'playwright-core';
import { endpoints } from '#testing/endpoint-call.ts';
import type { RunningSite } from './site.ts';

export interface VisitorOptions {
  width?: number;
  height?: number;
  touch?: boolean;
  /** Replaces the browser's own, which contains "HeadlessChrome". */
  userAgent?: string;
  /**
   * A browser that no test has used: its HTTP cache is empty, and no late reply to an earlier visitor can
   * set a cookie.
   */
  fresh?: boolean;
  /** Installs the service worker, which takes a sixth of the time of a test of the assessment. */
  serviceWorker?: boolean;
  /** Problems this test brings about itself; each is a part of a problem's text. */
  allow?: readonly string[];
}

/** A browser with empty storage and no cookies. */
export interface Visitor {
  /** The current page; `renew` replaces it. */
  readonly page: Page;
  context: BrowserContext;
  readonly site: RunningSite;
  /** The window size of all its pages, later ones and popups too: a context cannot change it. */
  readonly size: { readonly width: number; readonly height: number };
  /** Every problem so far, the allowed ones included. */
  readonly problems: readonly string[];
  /** Problems this test brings about itself; each is a part of a problem's text. */
  readonly allowed: string[];
  /**
   * Prepares the browser for the next visitor: a new page, no cookies, empty storage. The HTTP cache and
   * the compiled code stay, so pages open in half the time.
   * @throws Error that lists the problems that were not allowed
   */
  renew: () => Promise<void>;
  /** Starts the next visit to a site at this origin, with these allowed problems. */
  begin: (site: RunningSite, options: Pick<VisitorOptions, 'allow'>) => void;
  /** False once the test added something that a context cannot remove, such as an init script. */
  readonly canRenew: boolean;
  /**
   * Closes the browser.
   * @throws Error that lists the problems that were not allowed
   */
  leave: () => Promise<void>;
}

/** The default window size. */
export const USUAL_SIZE = { width: 1280, height: 800 };

const PATIENCE_MS = 20_000;

/** How each engine reports a canceled request. */
const ABORTED = new Set(['net::ERR_ABORTED', 'NS_BINDING_ABORTED', 'Load request cancelled']);

/** A call that only saves the position. */
const POSITION = /\/trpc\/assessment\.update\?batch=1$/;

const reads = new Set(
  endpoints.filter(({ rest }) => rest.method === 'GET').map(({ name }) => name),
);

/** The web client sends reads by POST, too, and a batch names its procedures in the path. */
function isRead(url: string): boolean {
  const [, names] = /\/trpc\/([\w.,]+)\?/.exec(url) ?? [];
  return names !== undefined && names.split(',').every((name) => reads.has(name));
}

/** Reports of the engines under automation that say nothing about the site. */
const ALWAYS_ALLOWED = [
  'Service Worker registration blocked by Playwright',
  // WebKit reports these for each page.
  "Unrecognized Content-Security-Policy directive 'manifest-src'",
  'Viewport argument key "interactive-widget" not recognized',
  // Chromium pauses a page while the debugger attaches to a window that it opens, even its microtasks.
  "Failed to execute 'open' on 'Window': The provided callback is no longer runnable",
];

export async function openVisitor(
  browser: Browser,
  firstSite: RunningSite,
  { touch = false, userAgent, serviceWorker = false, allow = [], ...asked }: VisitorOptions = {},
): Promise<Visitor> {
  let site = firstSite;
  const { width = USUAL_SIZE.width, height = USUAL_SIZE.height } = asked;
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce',
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
    ...(userAgent !== undefined && { userAgent }),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  announceNetwork(context);
  let problems: string[] = [];
  watch(context, site.url, (problem) => problems.push(problem));
  let page = await context.newPage();
  const allowed = [...allow];
  let hasAnchor = false;
  let canRenew = !touch && !serviceWorker && userAgent === undefined;
  for (const [target, name] of lasting(context)) {
    const original = target[name]!.bind(target);
    target[name] = (...parameters) => {
      canRenew = false;
      return original(...parameters);
    };
  }

  /** Problems before closing; held calls that fail while closing do not count. */
  const unexpectedSoFar = () => {
    const known = [...ALWAYS_ALLOWED, ...allowed];
    return problems.filter((text) => !known.some((part) => text.includes(part)));
  };
  const expectNone = (unexpected: readonly string[]) => {
    if (unexpected.length > 0) {
      throw new Error(`The browser met problems:\n${unexpected.join('\n')}`);
    }
  };
  const unroute = async () => {
    for (const one of context.pages()) await one.unrouteAll({ behavior: 'ignoreErrors' });
  };

  return {
    get page() {
      return page;
    },
    context,
    get site() {
      return site;
    },
    size: { width, height },
    get problems() {
      return problems;
    },
    allowed,
    get canRenew() {
      return canRenew;
    },
    renew: async () => {
      const unexpected = unexpectedSoFar();
      await unroute();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      await context.setExtraHTTPHeaders({});
      if (!hasAnchor) await openAnchor(context);
      hasAnchor = true;
      const pages = context.pages();
      page = await context.newPage();
      for (const one of pages) await one.close();
      await context.clearCookies();
      const session = await context.newCDPSession(page);
      const storageTypes = 'cache_storage,indexeddb,local_storage,service_workers';
      await session.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes });
      await session.detach();
      problems = [];
      allowed.length = 0;
      expectNone(unexpected);
    },
    begin: (at, { allow: also = [] }) => {
      site = at;
      allowed.push(...also);
    },
    leave: async () => {
      const unexpected = unexpectedSoFar();
      await unroute();
      await context.close();
      expectNone(unexpected);
    },
  };
}

type Methods = Record<string, (...parameters: unknown[]) => unknown>;

/** The methods that change a browser context permanently. */
function lasting(context: BrowserContext): [Methods, string][] {
  const ofContext = ['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions'];
  const ofClock = ['install', 'setFixedTime', 'setSystemTime'];
  return [
    ...ofContext.map((name): [Methods, string] => [context as unknown as Methods, name]),
    ...ofClock.map((name): [Methods, string] => [context.clock as unknown as Methods, name]),
  ];
}

/**
 * Tells each page that it is online once all pages are. The pages of a process hear it as soon as the
 * first of them is, when their own requests still fail.
 */
function announceNetwork(context: BrowserContext): void {
  const setOffline = context.setOffline.bind(context);
  let wasOffline = false;
  context.setOffline = async (isOffline) => {
    await setOffline(isOffline);
    if (wasOffline && !isOffline) {
      for (const page of context.pages()) {
        const announcing = page.evaluate(() => void window.dispatchEvent(new Event('online')));
        await announcing.catch(() => undefined); // the page was closed
      }
    }
    wasOffline = isOffline;
  };
}

/**
 * Opens a page without code for as long as the context. The pages of a site share a process, which lives
 * as long as one of them: with this one, the next page starts no process and compiles no code again.
 */
async function openAnchor(context: BrowserContext): Promise<void> {
  const anchor = await context.newPage();
  await anchor.goto('/robots.txt');
  const all = context.pages.bind(context);
  context.pages = () => all().filter((page) => page !== anchor);
}

/** Reports console problems, errors, failed requests, and requests to other hosts. */
function watch(context: BrowserContext, origin: string, report: (problem: string) => void): void {
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => report(`page error: ${error.error().stack}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol === 'data:' || url.origin === origin) return;
    report(`request to another host: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason';
    // Leaving a page cancels what it is still reading and the saving of the position, which the browser
    // stores until the server has it. Tests wait for other calls.
    const isLeft =
      request.method() === 'GET' || isRead(request.url()) || POSITION.test(request.url());
    if (isLeft && ABORTED.has(reason)) return;
    report(`request failed: ${request.method()} ${request.url()} ${reason}`);
  });
}
