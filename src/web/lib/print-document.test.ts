import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printDocument } from './print-document.tsx';

const ADDRESS = 'blob:printed';
const revoke = vi.fn();
/** What the fonts of a document need. */
const laidOut = {
  body: { getBoundingClientRect: () => undefined },
  fonts: { ready: Promise.resolve() as Promise<unknown> },
};

function fakeWindow() {
  return {
    document: { URL: 'about:blank', readyState: 'loading', ...laidOut },
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

test('prints the window once it has loaded, and closes it a second later', async () => {
  const popup = fakeWindow();
  printWith(popup);
  expect(popup.location.replace).toHaveBeenCalledWith(ADDRESS);
  vi.advanceTimersByTime(700);
  expect(popup.print).not.toHaveBeenCalled();

  popup.document = { URL: ADDRESS, readyState: 'complete', ...laidOut };
  await vi.advanceTimersByTimeAsync(50);
  expect(popup.print).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(999);
  expect(popup.close).not.toHaveBeenCalled();
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(popup.close).toHaveBeenCalledOnce();
  expect(revoke).toHaveBeenCalledWith(ADDRESS);
  expect(frames).toHaveLength(0);
});

test('prints from a frame if no window can be opened, and removes it a second later', async () => {
  printWith(null);
  await vi.advanceTimersByTimeAsync(10);
  const frame = frames[0]!;
  expect(frame.srcdoc).toBe('<p>Hello</p>');
  expect(frame.contentWindow.print).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(frame.remove).toHaveBeenCalledOnce();
  expect(revoke).toHaveBeenCalledWith(ADDRESS);
});

test('gives up on a window that does not load within five seconds', async () => {
  const popup = fakeWindow();
  printWith(popup);
  vi.advanceTimersByTime(4999);
  expect(frames).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(11);
  expect(popup.close).toHaveBeenCalled();
  expect(popup.print).not.toHaveBeenCalled();
  expect(frames[0]!.contentWindow.print).toHaveBeenCalledOnce();
});

test('prints without the fonts that do not load within three seconds', async () => {
  const popup = fakeWindow();
  printWith(popup);
  const fonts = { ready: new Promise(() => undefined) };
  popup.document = { URL: ADDRESS, readyState: 'complete', ...laidOut, fonts };
  await vi.advanceTimersByTimeAsync(3249);
  expect(popup.print).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(popup.print).toHaveBeenCalledOnce();
});
