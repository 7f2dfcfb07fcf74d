import type { FastifyInstance } from 'fastify';
import { createDatabaseClient, type DatabaseClient } from '#db/client.ts';
import { createApp, type AppOptions } from '#server/app.ts';
import { readConfig, type Config } from '#server/config.ts';
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
};

/** The real application on a database of its own; parts of the configuration may be overridden. */
export async function startTestApp(
  overrides: Partial<Config> = {},
  { databaseUrl, ...options }: Options = {},
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
  return {
    app,
    config,
    database,
    databaseUrl: url,
    close: async () => {
      await app.close();
      await database.db.destroy();
      await drop();
    },
  };
}
