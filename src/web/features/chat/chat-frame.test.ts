import { expect, test } from 'vitest';
import { initials } from './chat-frame.tsx';

test.each([
  ['Ada', 'Lovelace', 'AL'],
  ['ada', ' lovelace', 'AL'],
  ['Ada', '', 'A'],
  ['', '', ''],
  ['𝒜da', 'Żak', '𝒜Ż'],
])('initials of %j %j: %j', (firstName, lastName, expected) => {
  expect(initials({ firstName, lastName, profileImageUrl: null })).toBe(expected);
});
