import { expect, test } from 'vitest';
import { isFollowing } from './scrolling.ts';

const view = (scrollTop: number, scrollHeight = 2000) => ({
  scrollTop,
  clientHeight: 500,
  scrollHeight,
});

test('at the end, and a little above it, the view follows', () => {
  expect(isFollowing(false, 0, view(1500))).toBe(true);
  expect(isFollowing(false, 0, view(1430))).toBe(true);
});

test('further up it does not', () => {
  expect(isFollowing(false, 0, view(1400))).toBe(false);
  expect(isFollowing(false, 1400, view(1410))).toBe(false);
});

test('scrolling up ends it', () => {
  expect(isFollowing(true, 1500, view(1300))).toBe(false);
});

test('a text that grows faster than the view goes on does not', () => {
  expect(isFollowing(true, 1500, view(1500, 2600))).toBe(true);
  expect(isFollowing(true, 1500, view(1700, 2600))).toBe(true);
});

test('a conversation that fits into the view is followed', () => {
  expect(isFollowing(false, 0, view(0, 500))).toBe(true);
});
