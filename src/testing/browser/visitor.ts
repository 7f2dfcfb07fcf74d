import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { RunningSite } from './site.ts';

export interface VisitorOptions {
  width?: number;
  height?: number;
  /** Has a touch screen. */
  touch?: boolean;
  /** Instead of the browser's own, by which it is known for a program. */
  userAgent?: string;
  /** Problems this test brings about itself; each is a part of a problem's text. */
  allow?: readonly string[];
}

/** Somebody at a browser of their own, with empty storage and no cookies. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  site: RunningSite;
  /** Every problem so far, the allowed ones included. */
  problems: readonly string[];
  /**
   * Closes the browser.
   * @throws Error that lists the problems that were not allowed
   */
  leave: () => Promise<void>;
}

const PATIENCE_MS = 20_000;

/** How each engine says that it was told to stop. */
const ABORTED = new Set(['net::ERR_ABORTED', 'NS_BINDING_ABORTED', 'Load request cancelled']);

/** Alone in its call. */
const POSITION = /\/trpc\/assessment\.update\?batch=1$/;

/** WebKit says so of each page, and the directive does no harm. */
const ALWAYS_ALLOWED = [
  "Unrecognized Content-Security-Policy directive 'manifest-src'",
  'Viewport argument key "interactive-widget" not recognized',
];

export async function openVisitor(
  browser: Browser,
  site: RunningSite,
  { width = 1280, height = 800, touch = false, userAgent, allow = [] }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    ...(userAgent !== undefined && { userAgent }),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const problems: string[] = [];
  watch(context, site.url, (problem) => problems.push(problem));

  return {
    page: await context.newPage(),
    context,
    site,
    problems,
    leave: async () => {
      const allowed = [...ALWAYS_ALLOWED, ...allow];
      const unexpected = problems.filter((text) => !allowed.some((part) => text.includes(part)));
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
      if (unexpected.length > 0) {
        throw new Error(`The browser met problems:\n${unexpected.join('\n')}`);
      }
    },
  };
}

/** Reports what no page of the site may do: complain, fail, or call another host. */
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
    // Who leaves a page ends what it is still loading, and the sending of where they are, which the
    // browser keeps until it has got there; other calls of the service are waited for.
    const isLeft = request.method() === 'GET' || POSITION.test(request.url());
    if (isLeft && ABORTED.has(reason)) return;
    report(`request failed: ${request.method()} ${request.url()} ${reason}`);
  });
}
