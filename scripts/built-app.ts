import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type Server } from './bench/servers.ts';
import { buildSite, isBuildStale } from './build.ts';

/** The application as it is in production, with a database that is gone afterwards. */
export async function startBuiltApp(): Promise<Server> {
  if (await isBuildStale()) await buildSite();
  const folder = await mkdtemp(join(tmpdir(), 'ready-leader-measured-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    const server = await startServer('src/server/main.ts', {
      DATA_DIR: folder,
      RATE_LIMIT_MAX: '1000000000',
    });
    return {
      ...server,
      stop: async () => {
        await server.stop();
        await discard();
      },
    };
  } catch (error) {
    await discard();
    throw error;
  }
}
