import pg from 'pg';

/**
 * A few connections for the queue of jobs: it listens, and holds on to what it works on, for longer
 * than a visitor's call may.
 * @param onBroken told of a connection that breaks while nothing is asked of it
 */
export function createJobsPool(
  url: string,
  max: number,
  onBroken: (error: Error) => void,
  settings: pg.PoolConfig = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'ready-leader-jobs',
    keepAlive: true,
    ...settings,
  });
  pool.on('error', onBroken);
  // Between its statements a connection that is in use is nobody's but ours, too.
  pool.on('connect', (client) => client.on('error', onBroken));
  return pool;
}
