import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The process was asked to stop; requests in progress are still answered. */
    isShuttingDown: boolean;
  }
}

/** The process ends within ten seconds of the signal, even if something hangs. */
const SHUTDOWN_WITHIN_MS = 9_500;
/** A process group and npm both forward a signal. Two signals within this time count as one. */
const SAME_SIGNAL_MS = 1_000;
/** The counts of visits, the settings, and the database take up to two seconds more. */
const CLOSE_CONNECTIONS_AFTER_MS = 6_000;
const SWEEP_MS = 50;

/**
 * Ends the process gracefully on a signal, and after an unhandled error, which may have left a broken state.
 * @param report called with such an error
 */
export function gracefulShutdown(report: (error: unknown) => void) {
  const closers: (() => Promise<unknown>)[] = [];
  const ending = new AbortController();
  let startedAt = 0;

  function shutdown(exitCode: number): void {
    process.exitCode ||= exitCode;
    if (ending.signal.aborted) return;
    startedAt = performance.now();
    ending.abort();
    setTimeout(() => {
      console.error('Some resources did not close in time. Exiting anyway.');
      process.exit(1);
    }, SHUTDOWN_WITHIN_MS).unref();
    closeAll().then(
      () => process.exit(),
      (error: unknown) => {
        console.error('The shutdown failed:', error);
        process.exit(1);
      },
    );
  }

  async function closeAll(): Promise<void> {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  }

  function onSignal(): void {
    // A second signal ends the process at once.
    if (ending.signal.aborted && performance.now() - startedAt > SAME_SIGNAL_MS) process.exit(1);
    shutdown(0);
  }

  function onUncaught(error: unknown): void {
    const isFirst = !process.exitCode; // more errors may follow during the shutdown
    shutdown(1);
    if (isFirst) report(error);
  }

  // SIGHUP: the terminal was closed.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);
  // Node turns every unhandled rejection into this event.
  process.on('uncaughtException', onUncaught);
  return {
    /** Registers a function that closes a resource. The last one registered runs first. */
    onShutdown: (close: () => Promise<unknown>) => void closers.push(close),
    shutdown,
    /** Aborted as soon as the process receives a signal. */
    signal: ending.signal,
  };
}

/**
 * From now on /readyz answers 503 and each connection ends with its next response, so that a load balancer
 * picks another instance. After the delay no new connections are accepted. Requests in progress are
 * answered; streams end in their own preClose hooks.
 */
export async function closeGracefully(app: FastifyInstance, delayMs: number): Promise<void> {
  app.isShuttingDown = true;
  // Makes Node send `Connection: close`.
  app.server.maxRequestsPerSocket = 1;
  const closing = setTimeout(() => {
    app.log.warn('Some connections stayed open: closing them');
    app.server.closeAllConnections();
  }, CLOSE_CONNECTIONS_AFTER_MS);
  await wait(delayMs);
  // A connection that was busy when the server closed is idle after its response.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(closing);
  }
}
