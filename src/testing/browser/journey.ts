import type { Browser } from 'playwright-core';
import { inject, test, vi } from 'vitest';
import type { Config } from '#server/config.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { openEngine } from './browser.ts';
import { entrance, type Entrance, type RunningSite, serveSite } from './site.ts';
import { openVisitor, USUAL_SIZE, type Visitor, type VisitorOptions } from './visitor.ts';

const PATIENCE_MS = 20_000;

/** The site on a new database. */
export async function startSite(
  overrides: Partial<Config> = {},
  through?: Entrance,
): Promise<RunningSite> {
  const { url, drop } = await createTestDatabase();
  const site = await serveSite(url, overrides, through);
  return {
    ...site,
    close: async () => {
      await site.close();
      await drop();
    },
  };
}

const { name: engineName, programs } = inject('engine');

/** One browser for all files of a worker. */
let opened: Promise<Browser> | undefined;

/** Browser contexts of earlier files, in which pages open faster. */
const rested: Visitor[] = [];

export const engine = engineName;

/**
 * A test in a browser. Each `visitor()` opens a separate context. The test fails if one of them reports a
 * problem that it does not allow.
 */
const journeyHere = test
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    opened ??= openEngine(engine, programs ?? []);
    const browser = await opened;
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await startSite({}, await entrance());
    onCleanup(() => site.close());
    return site;
  })
  /** Browser contexts of earlier tests. */
  .extend('free', { scope: 'file' }, async ({}, { onCleanup }) => {
    const free = rested.splice(0);
    const { port } = await entrance();
    onCleanup(async () => {
      for (const visitor of free) {
        if (Number(new URL(visitor.site.url).port) === port) rested.push(visitor);
        else await visitor.context.close();
      }
    });
    return free;
  })
  .extend('visitor', async ({ browser, site, free, task }, { onCleanup }) => {
    const visitors: Visitor[] = [];
    onCleanup(async () => {
      if (task.result?.state === 'fail') await takeScreenshots(visitors, task.name);
      const leaving = await Promise.allSettled(
        visitors.map((visitor) =>
          engine === 'chromium' && visitor.canRenew
            ? visitor.renew().finally(() => free.push(visitor))
            : visitor.leave(),
        ),
      );
      for (const result of leaving) {
        if (result.status === 'rejected') throw result.reason;
      }
    });
    return async (options: VisitorOptions = {}): Promise<Visitor> => {
      const { touch, userAgent, fresh, serviceWorker, width, height } = {
        ...USUAL_SIZE,
        ...options,
      };
      const isUsual = !touch && !fresh && !serviceWorker && userAgent === undefined;
      // One file may visit several sites.
      const index = free.findLastIndex(
        ({ site: { url }, size }) =>
          isUsual && url === site.url && size.width === width && size.height === height,
      );
      const [earlier] = index === -1 ? [] : free.splice(index, 1);
      earlier?.begin(site, options);
      const visitor = earlier ?? (await openVisitor(browser, site, options));
      visitors.push(visitor);
      return visitor;
    };
  });

export const journey =
  programs === undefined ? (journeyHere.skip as typeof journeyHere) : journeyHere;

/** Screenshots of the pages of a failed test, under `screenshots/failed`. */
async function takeScreenshots(visitors: readonly Visitor[], name: string): Promise<void> {
  const pages = visitors.flatMap(({ context }) => context.pages());
  const file = name.replaceAll(/\W+/g, '-');
  for (const [index, page] of pages.entries()) {
    const path = `screenshots/failed/${file}-${index + 1}.png`;
    await page.screenshot({ path }).catch(() => undefined);
  }
}

export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: PATIENCE_MS, interval: 50 });
}
