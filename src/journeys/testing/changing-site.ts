import type { FeatureFlags } from '#content/site-settings.ts';
import { journey } from '#testing/browser/journey.ts';
import { failedCall } from '#testing/browser/network.ts';
import { serveSite, siteFlags, type RunningSite } from '#testing/browser/site.ts';
import { openVisitor, type Visitor } from '#testing/browser/visitor.ts';
import { createTestDatabase } from '#testing/test-database.ts';

/** Problems that the browser reports while the site is down. */
const allow = [...failedCall, 'net::ERR_', 'Failed to update assessment'];

/** A site that can go down and come back at the same URL. */
interface ChangingSite extends RunningSite {
  goAway: () => Promise<void>;
  bringBack: (changed?: Partial<FeatureFlags>) => Promise<void>;
}

async function changingSite(databaseUrl: string): Promise<ChangingSite> {
  // Requests in flight fail and are logged when the server stops.
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

/** A journey with its own site, which can go down and come back, and one visitor. */
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
    const me = await openVisitor(browser, changing, { serviceWorker: true, allow });
    onCleanup(() => me.leave());
    return me;
  });
