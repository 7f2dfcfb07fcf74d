import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The process was told to end; what is being answered still is. */
    isLeaving: boolean;
  }
}

/** A caller that does not let go by then is cut off. */
const CUT_OFF_MS = 8_000;
const SWEEP_MS = 50;

export function leavable(app: FastifyInstance): void {
  app.decorate('isLeaving', false);
}

/**
 * From now on /readyz is 503 and each connection ends with its next answer, so that a balancer turns
 * elsewhere. After the delay no new connection is taken; what is being answered is answered to its
 * end, streams say goodbye in their own preClose hooks.
 */
export async function closeGracefully(app: FastifyInstance, delayMs: number): Promise<void> {
  app.isLeaving = true;
  // Node then sends `Connection: close`, and nothing is spent on that while all is well.
  app.server.maxRequestsPerSocket = 1;
  const cutOff = setTimeout(() => {
    app.log.warn('Closing connections that did not end in time');
    app.server.closeAllConnections();
  }, CUT_OFF_MS);
  await wait(delayMs);
  // A connection that was busy when the door closed is idle after its answer.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cutOff);
  }
}
