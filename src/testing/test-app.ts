import type { FastifyInstance } from 'fastify';
import { createDatabaseClient, type DatabaseClient } from '#db/client.ts';
import { createApp, startJobs, type AppOptions } from '#server/app.ts';
import { readConfig, type Config } from '#server/config.ts';
import { followSettings, type FollowOptions } from '#server/settings/follow-settings.ts';
import type { LiveSettings } from '#server/settings/live-settings.ts';
import { openSettings } from '#server/settings/live-settings.ts';
import type { Site } from '#server/site/page-store.ts';
import { emptyPractice } from './empty-practice.ts';
import { createTestDatabase, preparedStatements } from './test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  config: Config;
  database: DatabaseClient;
  databaseUrl: string;
  /** Finishes or releases running jobs, as at shutdown. */
  stopJobs: () => Promise<void>;
  /** The site settings in force. */
  live: LiveSettings;
  close: () => Promise<void>;
}

type Options = Pick<AppOptions, 'site' | 'logStream' | 'chatTiming'> & {
  /** A database that the caller creates and deletes. */
  databaseUrl?: string;
  /** Runs jobs, and renders mails with this site. */
  jobs?: Pick<Site, 'mail'>;
  /** Follows setting changes of other instances, through another database URL if given. */
  follows?: boolean | Partial<FollowOptions>;
};

/** The real application on a new database, with parts of the configuration overridden. */
export async function startTestApp(
  overrides: Partial<Config> = {},
  { databaseUrl, jobs, follows = false, ...options }: Options = {},
): Promise<TestApp> {
  const { url, drop } =
    databaseUrl === undefined
      ? await createTestDatabase()
      : { url: databaseUrl, drop: () => Promise.resolve() };
  const base = readConfig({
    DATABASE_URL: url,
    COOKIE_SECRET: 'a secret that only the tests know, 32+',
    DATABASE_PREPARED_STATEMENTS: `${preparedStatements}`,
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_MAX: '1000000',
  });
  const config: Config = {
    ...base,
    // The chat is open, so that its calls can be tested; the default is closed.
    flags: { ...base.flags, chatbotEnabled: true, chatbotOpen: true },
    practice: emptyPractice,
    ...overrides,
  };
  const database = createDatabaseClient({
    url,
    poolMax: 10,
    onIdleError: () => undefined,
    preparedStatements,
  });
  const { db } = database;
  const onProblem = () => undefined;
  const settings = await openSettings({ config, db, site: options.site, onProblem });
  const { live } = settings;
  const app = await createApp({ config, database, settings, ...options });
  const stopFollowing = follows
    ? followSettings({ databaseUrl: url, live, onProblem, ...(follows === true ? {} : follows) })
    : undefined;
  const endJobs =
    jobs && startJobs({ config, databaseUrl: url, db, site: jobs, live, log: app.log });
  let ending: Promise<void> | undefined;
  const stopJobs = async () => (ending ??= endJobs?.());
  return {
    app,
    config,
    database,
    databaseUrl: url,
    live,
    stopJobs,
    close: async () => {
      await stopJobs();
      await stopFollowing?.();
      await app.close();
      await database.db.destroy();
      await drop();
    },
  };
}
