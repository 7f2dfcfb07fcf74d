import { randomBytes } from 'node:crypto';
import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { databaseFolder, databaseUrl, execute } from './test-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabases: {
      server: string;
      template: string;
      /** Where tests connect: the server, or a pooler before it. */
      entrance: string;
    };
  }
}

const FOLDER_PREFIX = 'ready-leader-test-';

/** Starts one database server for the whole run, with the migrated template that tests copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env['TEST_DATABASE_URL'];
  const { url: server, stop } = external
    ? { url: external, stop: () => Promise.resolve() }
    : await startServer();
  const template = `template_${randomBytes(8).toString('hex')}`;
  try {
    await execute(server, `create database ${template}`);
    await migrateToLatest(databaseUrl(server, template));
    // A template with open connections cannot be copied: do not allow any.
    await execute(server, `alter database ${template} allow_connections false`);
  } catch (error) {
    await stop();
    throw error;
  }
  const entrance = process.env['TEST_POOLER_URL'] ?? server;
  project.provide('testDatabases', { server, template, entrance });
  return async () => {
    await execute(server, `drop database ${template} with (force)`);
    await stop();
  };
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  await removeAbandonedServers();
  const dataDir = join(
    databaseFolder,
    `${FOLDER_PREFIX}${process.pid}-${randomBytes(8).toString('hex')}`,
  );
  const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: false });
  return {
    url,
    stop: async () => {
      await stop();
      await remove(dataDir);
    },
  };
}

/** Removes the servers that killed runs left behind. */
async function removeAbandonedServers(): Promise<void> {
  for (const name of await readdir(databaseFolder)) {
    if (!name.startsWith(FOLDER_PREFIX)) continue;
    const folder = join(databaseFolder, name);
    const { uid } = await lstat(folder);
    const isOurs = uid === (process.getuid?.() ?? uid);
    if (isOurs && !isLive(Number.parseInt(name.slice(FOLDER_PREFIX.length), 10))) {
      await remove(folder).catch(() => undefined); // another run may be removing the same one
    }
  }
}

async function remove(dataDir: string): Promise<void> {
  if (await removeEmbeddedPostgres(dataDir)) await rm(dataDir, { recursive: true, force: true });
}

/** True while the run exists, even if it has not yet registered as a user of its server. */
function isLive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
