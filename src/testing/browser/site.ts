import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { FeatureFlags } from '#content/site-settings.ts';
import { createDatabaseClient, type Db } from '#db/client.ts';
import { createApp, startJobs } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { followSettings } from '#server/settings/follow-settings.ts';
import { openSettings } from '#server/settings/live-settings.ts';
import { builtSite, type SiteSource } from '#server/site/site-source.ts';
import { freePort } from '#testing/free-port.ts';
import { emptyPractice } from '#testing/practices.ts';

/** The default flags, with some changed. */
export function siteFlags(changed: Partial<FeatureFlags>): FeatureFlags {
  return { ...readConfig({}).flags, ...changed };
}

export interface RunningSite {
  /** Its base URL, without a trailing slash. */
  url: string;
  db: Db;
  /** Breaks every open connection, as a train in a tunnel does. */
  cutConnections: () => void;
  close: () => Promise<void>;
}

/** How long a closing site waits for open requests. */
const LET_GO_MS = 1000;

/**
 * The real application with the built site, on a free port if none is given; needs a migrated database.
 * It also runs jobs if it sends mail, or webhooks to this machine.
 * @param through the entrance by which its visitors come, instead of a separate port
 */
export async function serveSite(
  databaseUrl: string,
  overrides: Partial<Config> = {},
  through?: Entrance,
): Promise<RunningSite> {
  const { site } = await siteFromBuild();
  // The pages contain their public URL, so the app needs the port before it is created.
  const port = overrides.port ?? through?.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const config: Config = {
    ...readConfig({
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: databaseUrl,
      DATABASE_PREPARED_STATEMENTS: process.env['DATABASE_PREPARED_STATEMENTS'],
      COOKIE_SECRET: 'a secret that only the journeys know, 32+',
      LOG_LEVEL: 'error',
      RATE_LIMIT_MAX: '1000000',
    }),
    // Does not depend on the settings of a practice.
    practice: emptyPractice,
    ...overrides,
  };
  const database = createDatabaseClient({
    url: databaseUrl,
    poolMax: config.database.poolMax,
    preparedStatements: config.database.preparedStatements,
    onIdleError: () => undefined,
  });
  const { db } = database;
  const onProblem = (message: string, error?: unknown) => console.error(message, error);
  const settings = await openSettings({ config, db, site, onProblem });
  await settings.live.refresh();
  const app = await createApp({ config, database, site, settings });
  const stopFollowing = followSettings({ live: settings.live, onProblem });
  if (through) {
    await app.ready();
    through.leadTo(app.server);
  } else {
    await app.listen({ host: config.host, port });
  }
  const worksOnJobs = config.mail !== undefined || config.webhooksToLoopback;
  const stopJobs = worksOnJobs
    ? startJobs({ config, databaseUrl, db, site, live: settings.live, log: app.log })
    : undefined;
  return {
    url,
    db: database.db,
    cutConnections: through ? through.cut : () => app.server.closeAllConnections(),
    close: async () => {
      through?.leadTo();
      through?.cut();
      await stopJobs?.();
      await stopFollowing();
      // Browsers open connections in advance, which would delay closing by a minute.
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

/** A port that stays open while one site after the other answers there. */
export interface Entrance {
  port: number;
  /** The site that gets new connections; without one they are closed. */
  leadTo: (site?: HttpServer) => void;
  cut: () => void;
}

let opened: Promise<Entrance> | undefined;

/**
 * The entrance of this process. Browsers keep files and compiled code by origin, so they open the pages
 * of the next site at this origin four times as fast.
 */
export function entrance(): Promise<Entrance> {
  opened ??= open();
  return opened;
}

function open(): Promise<Entrance> {
  const { promise, resolve, reject } = Promise.withResolvers<Entrance>();
  const sockets = new Set<Socket>();
  let current: HttpServer | undefined;
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    if (!current) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    current.emit('connection', socket);
  });
  server.once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    server.unref();
    resolve({
      port: (server.address() as AddressInfo).port,
      leadTo: (site) => {
        current = site;
      },
      cut: () => {
        for (const socket of sockets) socket.destroy();
      },
    });
  });
  return promise;
}
