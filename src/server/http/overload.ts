import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';

const SAMPLE_MS = 500;
/** Each turn of the event loop takes so long: whoever calls now waits at least as long. */
const LATE_MS = 1_000;

/**
 * Looks at how late a timer comes. Twice in a row and the process has more to do than it can: calls
 * are then better refused at once than answered when nobody waits for them any more. (Once alone may
 * be a pause of the machine.)
 * @returns whether that is so
 */
export function watchLoad(app: FastifyInstance): () => boolean {
  let lateInARow = 0;
  let expected = performance.now() + SAMPLE_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    lateInARow = now - expected > LATE_MS ? lateInARow + 1 : 0;
    expected = now + SAMPLE_MS;
  }, SAMPLE_MS).unref();
  app.addHook('onClose', () => clearInterval(timer));
  return () => lateInARow > 1;
}

export function overloaded(): AppError {
  const message = 'The server is overloaded right now. Please try again in a moment.';
  return new AppError('SERVICE_UNAVAILABLE', message, 2);
}
