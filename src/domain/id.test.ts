import { expect, test } from 'vitest';
import { byIdInput } from './id.ts';

const id = '0b6f1a52-7c1e-4a53-9d0c-3f1f5a2b7c88';

test.each([
  [{ id }, true],
  [{}, false],
  [{ id: 'by-id' }, false],
  [{ id, email: 'ada@example.com' }, false],
])('%j names one thing: %j', (input, isTaken) => {
  expect(byIdInput.safeParse(input).success).toBe(isTaken);
});

test('what is no id is told so', () => {
  expect(byIdInput.safeParse({ id: '1' }).error?.issues[0]?.message).toMatch(/UUID/);
});
