import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printDocument } from './print-document.tsx';

const ADDRESS = 'blob:printed';
const revoke = vi.fn();
function fakeWindow() {
  return {
    document: { URL: 'about:blank', readyState: 'loading' },
    location: { replace: vi.fn() },
    closed: false,
    addEventListener: vi.fn(),
    focus: vi.fn(),
    print: vi.fn(),
    close: vi.fn(),
  };
}

function fakeFrame() {
  const contentWindow = fakeWindow();
  return {
    contentWindow,
    style: {},
    srcdoc: '',
    remove: vi.fn(),
    addEventListener: (_event: string, listener: () => void) => setTimeout(listener, 10),
  };
}

type Frame = ReturnType<typeof fakeFrame>;
const frames: Frame[] = [];

function printWith(popup: ReturnType<typeof fakeWindow> | null): void {
  vi.stubGlobal('window', { open: () => popup, matchMedia: () => ({ matches: false }) });
  printDocument('<p>Hello</p>');
}

beforeEach(() => {
  vi.useFakeTimers();
  frames.length = 0;
  revoke.mockReset();
  vi.stubGlobal('URL', { createObjectURL: () => ADDRESS, revokeObjectURL: revoke });
  vi.stubGlobal('document', {
    createElement: fakeFrame,
    body: { append: (frame: Frame) => frames.push(frame) },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('prints the window once it has loaded, and closes it a second later', () => {
  const popup = fakeWindow();
  printWith(popup);
  expect(popup.location.replace).toHaveBeenCalledWith(ADDRESS);
  vi.advanceTimersByTime(700);
  expect(popup.print).not.toHaveBeenCalled();

  popup.document = { URL: ADDRESS, readyState: 'complete' };
  vi.advanceTimersByTime(50);
  expect(popup.print).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(999);
  expect(popup.close).not.toHaveBeenCalled();
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(popup.close).toHaveBeenCalledOnce();
  expect(revoke).toHaveBeenCalledWith(ADDRESS);
  expect(frames).toHaveLength(0);
});

test('prints from a frame if no window can be opened, and removes it a second later', () => {
  printWith(null);
  vi.advanceTimersByTime(10);
  const frame = frames[0]!;
  expect(frame.srcdoc).toBe('<p>Hello</p>');
  expect(frame.contentWindow.print).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(frame.remove).toHaveBeenCalledOnce();
  expect(revoke).toHaveBeenCalledWith(ADDRESS);
});

test('gives up on a window that does not load within five seconds', () => {
  const popup = fakeWindow();
  printWith(popup);
  vi.advanceTimersByTime(4999);
  expect(frames).toHaveLength(0);
  vi.advanceTimersByTime(11);
  expect(popup.close).toHaveBeenCalled();
  expect(popup.print).not.toHaveBeenCalled();
  expect(frames[0]!.contentWindow.print).toHaveBeenCalledOnce();
});
