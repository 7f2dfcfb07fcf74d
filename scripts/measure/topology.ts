import { freePort } from '#testing/free-port.ts';
import { redisProgram, TestRedis } from '#testing/redis.ts';
import { startTopology } from '#deploy/topology.ts';
import { findNginx, NGINX_MISSING } from '#deploy/find-nginx.ts';
import { withBench, type Bench } from '#scripts/bench/with-bench.ts';

const PORT = Number(process.env['PORT'] ?? 8080);

/** Runs the services of compose.yaml on this machine without containers. The data is deleted at the end. */
async function run({ databaseUrl }: Bench): Promise<void> {
  const redis = redisProgram === undefined ? undefined : new TestRedis(await freePort());
  try {
    await redis?.start();
    const { instances, stop } = await startTopology({
      databaseUrl,
      redisUrl: redis?.url,
      port: PORT,
    });
    const [one, two] = instances.map(({ origin }) => origin);
    console.log(`nginx at http://127.0.0.1:${PORT} in front of ${one} and ${two}.`);
    console.log(
      redis
        ? 'Redis counts requests for both.'
        : 'No redis-server found: each instance counts its own requests.',
    );
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    });
    await stop();
  } finally {
    await redis?.stop();
  }
}

if (findNginx() === undefined) {
  console.error(NGINX_MISSING);
  process.exitCode = 1;
} else {
  await withBench(run);
}
