import { limits } from '#db/limits.ts';
import { DatabaseUnavailableError } from '#db/unavailable.ts';
import type { Call } from './procedure.ts';

/**
 * Answers in time even if several statements together take too long. The call itself runs on in the
 * background.
 */
export function inTime(call: Call): Call {
  return (ctx, input) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new DatabaseUnavailableError(`The call took over ${limits.CALL_MS} ms`)),
        limits.CALL_MS,
      );
      call(ctx, input).then(
        (result) => {
          clearTimeout(timer);
          resolve(result);
        },
        (error: unknown) => {
          clearTimeout(timer);
          reject(error);
        },
      );
    });
}
