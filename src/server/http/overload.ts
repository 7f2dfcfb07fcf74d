import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';

const SAMPLE_MS = 500;
/** When the event loop is this late, a new caller waits at least as long. */
const LATE_MS = 1_000;

/**
 * Measures how late a timer fires. Twice in a row means overload: calls are refused at once rather than
 * answered when the caller has given up. (Once may be a pause of the machine.)
 * @returns whether the process is overloaded
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
  const message = 'The service has too much to do right now. Please try again in a moment.';
  return new AppError('SERVICE_UNAVAILABLE', message, 2);
}
