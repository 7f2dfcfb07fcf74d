import { inject, test, vi } from 'vitest';
import type { Config } from '#server/config.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { openEngine } from './browser.ts';
import { serveSite, type RunningSite } from './site.ts';
import { openVisitor, type Visitor, type VisitorOptions } from './visitor.ts';

const PATIENCE_MS = 20_000;

/** The site on a fresh database of its own. */
export async function startSite(overrides: Partial<Config> = {}): Promise<RunningSite> {
  const { url, drop } = await createTestDatabase();
  const site = await serveSite(url, overrides);
  return {
    ...site,
    close: async () => {
      await site.close();
      await drop();
    },
  };
}

const { name: engineName, programs } = inject('engine');

/** The browser's engine that the journeys are taken in. */
export const engine = engineName;

/**
 * A test in a browser. `visitor()` opens a context of its own; the test fails if one of them reports a
 * problem that it does not allow.
 */
const journeyHere = test
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await openEngine(engine, programs ?? []);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await startSite();
    onCleanup(() => site.close());
    return site;
  })
  .extend('visitor', async ({ browser, site, task }, { onCleanup }) => {
    const visitors: Visitor[] = [];
    onCleanup(async () => {
      if (task.result?.state === 'fail') await pictureAll(visitors, task.name);
      const leaving = await Promise.allSettled(visitors.map((visitor) => visitor.leave()));
      for (const result of leaving) {
        if (result.status === 'rejected') throw result.reason;
      }
    });
    return async (options?: VisitorOptions): Promise<Visitor> => {
      const visitor = await openVisitor(browser, site, options);
      visitors.push(visitor);
      return visitor;
    };
  })
  .extend('sharedContext', { scope: 'file' }, async ({ browser, site }, { onCleanup }) => {
    const visitor = await openVisitor(browser, site);
    onCleanup(() => visitor.context.close());
    return visitor;
  })
  /** A visitor in the browser context of the file's earlier tests, where pages open faster. */
  .extend('nextVisitor', async ({ sharedContext, task }, { onCleanup }) => {
    await sharedContext.renew();
    onCleanup(async () => {
      if (task.result?.state === 'fail') await pictureAll([sharedContext], task.name);
      sharedContext.expectNoProblems();
    });
    return sharedContext;
  });

export const journey =
  programs === undefined ? (journeyHere.skip as typeof journeyHere) : journeyHere;

/** Screenshots of the pages of a failed test, under `screenshots/failed`. */
async function pictureAll(visitors: readonly Visitor[], name: string): Promise<void> {
  const pages = visitors.flatMap(({ context }) => context.pages());
  const file = name.replaceAll(/\W+/g, '-');
  for (const [index, page] of pages.entries()) {
    const path = `screenshots/failed/${file}-${index + 1}.png`;
    await page.screenshot({ path }).catch(() => undefined);
  }
}

/** Waits until the check passes. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: PATIENCE_MS, interval: 50 });
}
