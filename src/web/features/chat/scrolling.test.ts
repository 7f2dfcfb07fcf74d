import { expect, test } from 'vitest';
import { isFollowing } from './scrolling.ts';

const view = (scrollTop: number, scrollHeight = 2000) => ({
  scrollTop,
  clientHeight: 500,
  scrollHeight,
});

test('the view follows at the end and a little above it', () => {
  expect(isFollowing(false, 0, view(1500))).toBe(true);
  expect(isFollowing(false, 0, view(1430))).toBe(true);
});

test('the view does not follow further up', () => {
  expect(isFollowing(false, 0, view(1400))).toBe(false);
  expect(isFollowing(false, 1400, view(1410))).toBe(false);
});

test('scrolling up stops following', () => {
  expect(isFollowing(true, 1500, view(1300))).toBe(false);
  expect(isFollowing(true, 1500, view(1490))).toBe(false);
});

test('a text that became shorter does not stop following', () => {
  expect(isFollowing(true, 1600, view(1500))).toBe(true);
});

test('text that grows faster than the view scrolls does not stop following', () => {
  expect(isFollowing(true, 1500, view(1500, 2600))).toBe(true);
  expect(isFollowing(true, 1500, view(1700, 2600))).toBe(true);
});

test('the view follows a conversation that fits', () => {
  expect(isFollowing(false, 0, view(0, 500))).toBe(true);
});
