import type { FastifyInstance } from 'fastify';
import { createDatabaseClient, type DatabaseClient } from '#db/client.ts';
import { createApp, type AppOptions } from '#server/app.ts';
import { readConfig, type Config } from '#server/config.ts';
import { workOnJobs } from '#server/jobs.ts';
import type { Site } from '#server/site/page-store.ts';
import { emptyPractice } from './empty-practice.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  config: Config;
  database: DatabaseClient;
  databaseUrl: string;
  close: () => Promise<void>;
}

type Options = Pick<AppOptions, 'site' | 'logStream' | 'chatTiming'> & {
  /** One that somebody else made and deletes. */
  databaseUrl?: string;
  /** Jobs are worked on, and mails are made so. */
  jobs?: Pick<Site, 'mail'>;
};

/** The real application on a database of its own; parts of the configuration may be overridden. */
export async function startTestApp(
  overrides: Partial<Config> = {},
  { databaseUrl, jobs, ...options }: Options = {},
): Promise<TestApp> {
  const { url, drop } =
    databaseUrl === undefined
      ? await createTestDatabase()
      : { url: databaseUrl, drop: () => Promise.resolve() };
  const config: Config = {
    ...readConfig({
      DATABASE_URL: url,
      COOKIE_SECRET: 'a secret that only the tests know, 32+',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_MAX: '1000000',
    }),
    practice: emptyPractice,
    ...overrides,
  };
  const database = createDatabaseClient({ url, poolMax: 10, onIdleError: () => undefined });
  const app = await createApp({ config, database, ...options });
  const stopJobs =
    jobs && workOnJobs({ config, databaseUrl: url, db: database.db, site: jobs, log: app.log });
  return {
    app,
    config,
    database,
    databaseUrl: url,
    close: async () => {
      await stopJobs?.();
      await app.close();
      await database.db.destroy();
      await drop();
    },
  };
}
