import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { freePort } from '#testing/free-port.ts';
import { redisProgram, TestRedis } from '#testing/redis.ts';
import { startTopology } from '#deploy/topology.ts';
import { findNginx, NGINX_MISSING } from '#deploy/find-nginx.ts';

const PORT = 8080;

/** What compose.yaml describes, on this machine without containers, with data that is gone at the end. */
async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'ready-leader-topology-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const redis = redisProgram === undefined ? undefined : new TestRedis(await freePort());
  try {
    await redis?.start();
    const { instances, stop } = await startTopology({
      databaseUrl: postgres.url,
      redisUrl: redis?.url,
      port: PORT,
    });
    const [one, two] = instances.map(({ origin }) => origin);
    console.log(`nginx at http://127.0.0.1:${PORT}, before ${one} and ${two}.`);
    console.log(
      redis ? 'Redis counts for both.' : 'No redis-server found: each counts for itself.',
    );
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    });
    await stop();
  } finally {
    await redis?.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

if (findNginx() === undefined) {
  console.error(NGINX_MISSING);
  process.exitCode = 1;
} else {
  await run();
}
