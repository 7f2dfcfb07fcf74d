import { expect, test } from 'vitest';
import { sendsMessage } from './composer.tsx';

const enter = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 };

test('Enter sends', () => {
  expect(sendsMessage(enter)).toBe(true);
});

test.each([
  ['with Shift', { shiftKey: true }],
  ['that chooses what an input method offers', { isComposing: true }],
  ['that an input method has taken, as Safari reports it', { keyCode: 229 }],
])('Enter %s does not', (_name, difference) => {
  expect(sendsMessage({ ...enter, ...difference })).toBe(false);
});

test('another key does not', () => {
  expect(sendsMessage({ ...enter, key: 'a', keyCode: 65 })).toBe(false);
});
