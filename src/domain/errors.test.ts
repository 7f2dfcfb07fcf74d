import { expect, test } from 'vitest';
import { AppError, conflict } from './errors.ts';

test('an error has a code, a message, a cause and the time to retry', () => {
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

test('a conflict says what changed in the meantime', () => {
  expect(conflict('Someone else saved it.')).toMatchObject({
    code: 'CONFLICT',
    message: 'Someone else saved it.',
  });
});
