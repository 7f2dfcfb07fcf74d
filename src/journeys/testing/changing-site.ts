import type { FeatureFlags } from '#content/site-settings.ts';
import { journey } from '#testing/browser/journey.ts';
import { failedCall } from '#testing/browser/network.ts';
import { serveSite, siteFlags, type RunningSite } from '#testing/browser/site.ts';
import { openVisitor, type Visitor } from '#testing/browser/visitor.ts';
import { createTestDatabase } from '#testing/test-database.ts';

/** What the browser says of a site that is away. */
const allow = [...failedCall, 'net::ERR_', 'Failed to update assessment'];

/** It can be taken away, and brought back at the same address. */
interface ChangingSite extends RunningSite {
  goAway: () => Promise<void>;
  bringBack: (changed?: Partial<FeatureFlags>) => Promise<void>;
}

async function changingSite(databaseUrl: string): Promise<ChangingSite> {
  // What is on its way when the service goes away fails there.
  const logLevel = 'fatal';
  let site = await serveSite(databaseUrl, { logLevel });
  const { url } = site;
  const port = Number(new URL(url).port);
  return {
    url,
    get db() {
      return site.db;
    },
    cutConnections: () => site.cutConnections(),
    close: () => site.close(),
    goAway: () => site.close(),
    bringBack: async (changed = {}) => {
      site = await serveSite(databaseUrl, { port, flags: siteFlags(changed), logLevel });
    },
  };
}

/** A journey on a site of its own, which goes away and comes back, and somebody who visits it. */
export const changingSiteJourney = journey
  .extend('changing', async ({}, { onCleanup }): Promise<ChangingSite> => {
    const { url, drop } = await createTestDatabase();
    const site = await changingSite(url);
    onCleanup(async () => {
      await site.close();
      await drop();
    });
    return site;
  })
  .extend('me', async ({ browser, changing }, { onCleanup }): Promise<Visitor> => {
    const me = await openVisitor(browser, changing, { allow });
    onCleanup(() => me.leave());
    return me;
  });
