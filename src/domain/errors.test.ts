import { expect, test } from 'vitest';
import { AppError } from './errors.ts';

test('an error tells its code, its message, its cause and when to try again', () => {
  const cause = new Error('inside');
  const error = new AppError('SERVICE_UNAVAILABLE', 'Try again soon.', 2, { cause });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'AppError',
    code: 'SERVICE_UNAVAILABLE',
    message: 'Try again soon.',
    retryAfter: 2,
    cause,
  });
});
