import type { FastifyInstance } from 'fastify';
import type { SiteSettings } from '#content/site-settings.ts';
import { createDatabaseClient, type DatabaseClient } from '#db/client.ts';
import { type AppOptions, createApp, startJobs } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { followSettings } from '#server/settings/follow-settings.ts';
import { type LiveSettings, openSettings } from '#server/settings/live-settings.ts';
import type { Site } from '#server/site/page-store.ts';
import { emptyPractice } from './practices.ts';
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
  /** Follows setting changes of other instances. */
  follows?: boolean;
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
  const stopFollowing = follows ? followSettings({ live, onProblem, everyMs: 50 }) : undefined;
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

/** A page whose text is its input. */
const page = (address: string, { practice, flags }: SiteSettings) =>
  `<main>${JSON.stringify({ address, practice, flags })}</main>`;

/** A site whose pages show only the settings that they were rendered with. */
export const bareSite: Site = {
  template: () =>
    Promise.resolve('<html><head><!--head--></head><body><!--body--><!--settings--></body></html>'),
  render: (address, settings) =>
    Promise.resolve({
      status: address === '/404' ? 404 : 200,
      head: `<title>${address}</title>`,
      body: page(address, settings),
      files: [],
    }),
  preview: (address, settings) => Promise.resolve(page(address, settings)),
  preloads: () => '',
  keepPages: true,
};
