import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast, getState } from '#web/ui/toast.ts';
import { loadPrinting, printWhenReady } from './print-when-ready.ts';

function openWindow() {
  // The window never loads: nothing may look for it after the test.
  vi.useFakeTimers();
  const popup = { close: vi.fn(), location: { replace: vi.fn() }, document: {}, closed: false };
  const open = vi.fn(() => popup);
  vi.stubGlobal('window', { open });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:printed');
  return { popup, open };
}

afterEach(() => {
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the window opens before the document is ready', async () => {
  const { popup, open } = openWindow();
  const html = Promise.withResolvers<string>();
  printWhenReady(html.promise, 'the plan');
  expect(open).toHaveBeenCalledOnce();
  await loadPrinting();
  expect(popup.location.replace).not.toHaveBeenCalled();

  html.resolve('<p>Hello</p>');
  await vi.waitFor(() => expect(popup.location.replace).toHaveBeenCalledWith('blob:printed'));
  expect(open).toHaveBeenCalledOnce();
});

test('if the document fails, the window closes and the page says so', async () => {
  const { popup } = openWindow();
  printWhenReady(Promise.reject(new Error('no connection')), 'the plan');
  await vi.waitFor(() => expect(popup.close).toHaveBeenCalledOnce());
  expect(popup.location.replace).not.toHaveBeenCalled();
  expect(getState().toast?.description).toBe(
    'Failed to prepare the plan. Check your connection, then try again.',
  );
});
