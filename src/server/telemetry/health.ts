import type { FastifyInstance } from 'fastify';
import type { DatabaseClient } from '#db/client.ts';

const READY_WITHIN_MS = 2_000;

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, so the database answers and the process is
 * not about to end.
 */
export function health(app: FastifyInstance, { pool }: DatabaseClient): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (app.isLeaving) return reply.code(503).header('retry-after', 1).send({ status: 'leaving' });
    const answered = await Promise.race([
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
      new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(false), READY_WITHIN_MS).unref();
      }),
    ]);
    if (answered) return { status: 'ready' };
    return reply.code(503).header('retry-after', 1).send({ status: 'database does not answer' });
  });
}
