import { expect, test } from 'vitest';
import { byIdInput } from './id.ts';

const id = '0b6f1a52-7c1e-4a53-9d0c-3f1f5a2b7c88';

test.each([
  [{ id }, true],
  [{}, false],
  [{ id: 'by-id' }, false],
  [{ id, email: 'ada@example.com' }, false],
])('%j is the id %j', (input, isTaken) => {
  expect(byIdInput.safeParse(input).success).toBe(isTaken);
});

test.each(['1', 'x'.repeat(37)])('%j is not an id', (given) => {
  const { error } = byIdInput.safeParse({ id: given });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'must be an id from this server (a UUID)',
  ]);
});
