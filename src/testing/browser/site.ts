import { createServer, type AddressInfo } from 'node:net';
import type { FeatureFlags } from '#content/site-settings.ts';
import { createDatabaseClient, type Db } from '#db/client.ts';
import { createApp, startJobs } from '#server/app.ts';
import { readConfig, type Config } from '#server/config.ts';
import { followSettings } from '#server/settings/follow-settings.ts';
import { emptyPractice } from '#testing/empty-practice.ts';
import { openSettings } from '#server/settings/live-settings.ts';
import { builtSite, type SiteSource } from '#server/site/site-source.ts';

/** As they are by default, but for these. */
export function siteFlags(changed: Partial<FeatureFlags>): FeatureFlags {
  return { ...readConfig({}).flags, ...changed };
}

export interface RunningSite {
  /** Where it is reached, without a trailing slash. */
  url: string;
  db: Db;
  /** Every connection breaks, as on a train in a tunnel. */
  cutConnections: () => void;
  close: () => Promise<void>;
}

/** Open requests are answered within this time when the site closes. */
const LET_GO_MS = 1000;

/**
 * The real application with the built site, on a free port if none is given; needs a migrated database.
 * Where it sends mail, or webhooks to this machine, it works on jobs, too.
 */
export async function serveSite(
  databaseUrl: string,
  overrides: Partial<Config> = {},
): Promise<RunningSite> {
  const { site } = await siteFromBuild();
  // The pages name their public address, so the port is known before the app is put together.
  const port = overrides.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const config: Config = {
    ...readConfig({
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: databaseUrl,
      COOKIE_SECRET: 'a secret that only the journeys know, 32+',
      LOG_LEVEL: 'error',
      RATE_LIMIT_MAX: '1000000',
    }),
    // Independent of what the practice has filled in.
    practice: emptyPractice,
    ...overrides,
  };
  const database = createDatabaseClient({
    url: databaseUrl,
    poolMax: config.database.poolMax,
    onIdleError: () => undefined,
  });
  const { db } = database;
  const onProblem = (message: string, error?: unknown) => console.error(message, error);
  const settings = await openSettings({ config, db, site, onProblem });
  await settings.live.refresh();
  const app = await createApp({ config, database, site, settings });
  const stopFollowing = followSettings({ databaseUrl, live: settings.live, onProblem });
  await app.listen({ host: config.host, port });
  const worksOnJobs = config.mail !== undefined || config.webhooksToLoopback;
  const stopJobs = worksOnJobs
    ? startJobs({ config, databaseUrl, db, site, live: settings.live, log: app.log })
    : undefined;
  return {
    url,
    db: database.db,
    cutConnections: () => app.server.closeAllConnections(),
    close: async () => {
      await stopJobs?.();
      await stopFollowing();
      // A browser opens connections ahead, which would hold the door open for a minute.
      const cutting = setInterval(() => app.server.closeAllConnections(), LET_GO_MS);
      await app.close().finally(() => clearInterval(cutting));
      await database.db.destroy();
    },
  };
}

async function siteFromBuild(): Promise<SiteSource> {
  try {
    return await builtSite();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error('The site is not built: run "npm run build" first.', { cause: error });
  }
}

function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    server.close(() => resolve(port));
  });
  return promise;
}
