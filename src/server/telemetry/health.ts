import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { DatabaseClient } from '#db/client.ts';

export const READY_WITHIN_MS = 2_000;

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, so the database responds and accepts
 * writes, and the process is not shutting down.
 */
export function health(app: FastifyInstance, { pool }: DatabaseClient): void {
  /** The check in progress: concurrent callers share it, and its connection. */
  let asking: Promise<boolean> | undefined;

  function databaseAnswers(): Promise<boolean> {
    asking ??= answersInTime().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  async function answersInTime(): Promise<boolean> {
    // Fails where only reads are accepted, and the connection leaves the pool: perhaps no one else would find out.
    const query = pool.query('delete from sign_in where false').then(
      () => true,
      () => false,
    );
    const timeUp = wait(READY_WITHIN_MS, false, { ref: false });
    return Promise.race([query, timeUp]);
  }

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (app.isShuttingDown)
      return reply.code(503).header('retry-after', 1).send({ status: 'shutting down' });
    if (await databaseAnswers()) return { status: 'ready' };
    return reply.code(503).header('retry-after', 1).send({ status: 'database does not answer' });
  });
}
