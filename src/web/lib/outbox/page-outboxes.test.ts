import { expect, onTestFinished, test, vi } from 'vitest';
import { outboxesFrom } from './page-outboxes.ts';

test('each outbox sends when the browser goes online, and shows, hides, or closes the page', () => {
  const page = { window: new EventTarget(), document: new EventTarget() };
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('document', Object.assign(page.document, { visibilityState: 'visible' }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const calls: string[] = [];
  const create = (id: string) => ({
    refresh: async () => void calls.push(`refresh ${id}`),
    leave: () => void calls.push(`leave ${id}`),
  });
  const listen = vi.fn();
  const all = outboxesFrom(create, listen);
  expect(all.inUse('a')).toBeUndefined();
  expect(all.of('a')).toBe(all.of('a'));
  expect(all.inUse('a')).toBe(all.of('a'));
  all.of('b');
  expect(listen).toHaveBeenCalledOnce();
  const happens = (target: EventTarget, type: string) => {
    calls.length = 0;
    target.dispatchEvent(new Event(type));
    return calls;
  };
  expect(happens(page.window, 'online')).toEqual(['refresh a', 'refresh b']);
  expect(happens(page.window, 'pageshow')).toEqual(['refresh a', 'refresh b']);
  expect(happens(page.window, 'pagehide')).toEqual(['leave a', 'leave b']);
  expect(happens(page.document, 'visibilitychange')).toEqual(['refresh a', 'refresh b']);
  Object.assign(page.document, { visibilityState: 'hidden' });
  expect(happens(page.document, 'visibilitychange')).toEqual(['leave a', 'leave b']);
});
