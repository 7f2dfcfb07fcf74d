import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  dismissToast,
  getState,
  pauseToast,
  registerViewport,
  resumeToast,
  showToast,
} from './toast.ts';

const title = () => getState().toast?.title;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

test('a toast is shown for five seconds', () => {
  showToast({ title: 'Progress Saved' });
  vi.advanceTimersByTime(4999);
  expect(title()).toBe('Progress Saved');
  vi.advanceTimersByTime(1);
  expect(title()).toBeUndefined();
});

test('a new toast replaces the one before and has its own five seconds', () => {
  showToast({ title: 'first' });
  vi.advanceTimersByTime(4000);
  showToast({ title: 'second' });
  vi.advanceTimersByTime(4000);
  expect(title()).toBe('second');
  vi.advanceTimersByTime(1000);
  expect(title()).toBeUndefined();
});

test('the same words twice are two toasts', () => {
  showToast({ title: 'again' });
  const first = getState().toast?.id;
  showToast({ title: 'again' });
  expect(getState().toast?.id).not.toBe(first);
});

test('time does not pass while it is paused', () => {
  showToast({ title: 'waits' });
  vi.advanceTimersByTime(3000);
  pauseToast();
  pauseToast();
  vi.advanceTimersByTime(60_000);
  expect(title()).toBe('waits');
  resumeToast();
  vi.advanceTimersByTime(1999);
  expect(title()).toBe('waits');
  vi.advanceTimersByTime(1);
  expect(title()).toBeUndefined();
});

test('time passes again if the viewport disappears under the pointer', () => {
  const leave = registerViewport('dialog');
  showToast({ title: 'moves' });
  pauseToast();
  leave();
  expect(getState().viewports).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(title()).toBeUndefined();
});
