import type { FastifyInstance } from 'fastify';
import { createDatabaseClient, type DatabaseClient } from '#db/client.ts';
import { createApp, type AppOptions } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  config: Config;
  database: DatabaseClient;
  databaseUrl: string;
  close: () => Promise<void>;
}

/** The real application on a database of its own; parts of the configuration may be overridden. */
export async function startTestApp(
  overrides: Partial<Config> = {},
  options: Pick<AppOptions, 'site' | 'logStream' | 'chatTiming'> = {},
): Promise<TestApp> {
  const { url, drop } = await createTestDatabase();
  const config: Config = {
    ...readConfig({
      DATABASE_URL: url,
      COOKIE_SECRET: 'a secret that only the tests know, 32+',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_MAX: '1000000',
    }),
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
