import pg from 'pg';

/**
 * A few connections for the job queue, which listens, and holds connections for longer than a
 * visitor's call may.
 * @param onBroken called when a connection breaks
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
  // The pool does not listen to a connection that is in use, between its statements.
  pool.on('connect', (client) => client.on('error', onBroken));
  return pool;
}
