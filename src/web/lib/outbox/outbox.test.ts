import { describe, expect, test, vi } from 'vitest';
import { lostCall, refusedCall, testBrowser } from './outbox.fixture.ts';
import { createOutbox, refusedWith, type Device } from './outbox.ts';

type Notes = readonly string[];
type Save = (note: string) => Promise<void>;

/** Sends one note after the other. */
function notesOutbox(device: Device<Notes>, save: Save) {
  const left = vi.fn();
  const outbox = createOutbox(device, {
    nothing: [] as Notes,
    show: (notes) => ({ notes }),
    isUnsent: (notes) => notes.length > 0,
    isRefused: (notes) => notes.includes('?'),
    async send(notes) {
      for (const note of notes) {
        await save(note);
        await outbox.change((all) => all.filter((it) => it !== note));
      }
    },
    leave: left,
  });
  return {
    ...outbox,
    add: (note: string) => outbox.change((notes) => [...notes, note]),
    clear: () => outbox.change(() => []),
    unwritten() {
      outbox.leave();
      return left.mock.lastCall?.[1] as Notes | null;
    },
  };
}

function setUp() {
  const browser = testBrowser<Notes>([]);
  const save = vi.fn((_note: string) => Promise.resolve());
  const openTab = () => notesOutbox(browser.device, save);
  const sent = () => save.mock.calls.map(([note]) => note);
  return { ...browser, save, sent, openTab, outbox: openTab() };
}

describe('a change', () => {
  test('is shown and stored at once, and removed once it is sent', async () => {
    const { outbox, stored, save } = setUp();
    const isStored = outbox.add('a');
    expect(outbox.view()).toMatchObject({ notes: ['a'], state: 'saving', isStored: true });
    await isStored;
    expect(stored.value).toEqual(['a']);
    await outbox.send();
    expect(save).toHaveBeenCalledExactlyOnceWith('a');
    expect(outbox.view()).toMatchObject({ notes: [], state: 'saved', isStored: true });
    expect(stored.value).toEqual([]);
  });

  test('that leaves nothing to send counts as saved once it is stored', async () => {
    const { outbox } = setUp();
    const isStored = outbox.clear();
    expect(outbox.view().state).toBe('saving');
    await isStored;
    expect(outbox.view().state).toBe('saved');
  });

  test('counts as unstored until it is written; several share one write', async () => {
    const { outbox, device } = setUp();
    const change = vi.spyOn(device, 'change');
    await outbox.ready;
    const isStored = outbox.add('a');
    void outbox.add('b');
    void outbox.add('c');
    expect(outbox.unwritten()).toEqual(['a', 'b', 'c']);
    await isStored;
    expect(outbox.unwritten()).toBeNull();
    expect(change).toHaveBeenCalledTimes(2);
  });

  test('made while another is being sent is sent after it', async () => {
    const { outbox, save, sent } = setUp();
    save.mockImplementationOnce(async () => {
      void outbox.add('b');
      void outbox.send();
    });
    void outbox.add('a');
    await outbox.send();
    expect(sent()).toEqual(['a', 'b']);
    expect(outbox.view().state).toBe('saved');
  });

  test('has a later time than those before, even if the clock goes back', () => {
    const { outbox, clock } = setUp();
    const times = [outbox.timeAfter(0)];
    clock.time -= 60_000;
    times.push(outbox.timeAfter(0));
    times.push(outbox.timeAfter(Date.parse('2025-06-01T13:00:00Z')));
    expect(times).toEqual([
      '2025-06-01T12:00:00.000Z',
      '2025-06-01T12:00:00.001Z',
      '2025-06-01T13:00:00.001Z',
    ]);
  });
});

describe('without a connection', () => {
  test('sending is retried with growing pauses until the server replies', async () => {
    const { outbox, save, timers } = setUp();
    save.mockRejectedValue(lostCall());
    void outbox.add('a');
    await outbox.send();
    expect(outbox.view()).toMatchObject({ state: 'waiting', isStored: true });
    for (const round of [0, 1, 2, 3, 4, 5]) {
      timers[round]!.work();
      await outbox.send();
    }
    expect(timers.map(({ ms }) => ms / 1000)).toEqual([2, 5, 10, 30, 60, 60, 60]);
    save.mockResolvedValue();
    timers.at(-1)!.work();
    await outbox.send();
    expect(outbox.view().state).toBe('saved');
    save.mockRejectedValueOnce(lostCall());
    void outbox.add('b');
    await outbox.send();
    expect(timers.at(-1)!.ms).toBe(2000);
  });

  test('the next page shows what was stored', async () => {
    const { outbox, openTab, save, sent } = setUp();
    save.mockRejectedValueOnce(lostCall());
    void outbox.add('a');
    await outbox.send();
    const later = openTab();
    expect(later.view().notes).toEqual([]);
    await later.ready;
    expect(later.view().notes).toEqual(['a']);
    await later.send();
    expect(sent()).toEqual(['a', 'a']);
    await outbox.follow();
    expect(outbox.view()).toMatchObject({ notes: [], state: 'saved' });
  });

  test.each([304, 408, 425, 429, 500, 502, 503])('status %d is temporary', (status) => {
    expect(refusedWith(refusedCall(status))).toBeUndefined();
  });

  test('a call that was aborted or got no reply is temporary', () => {
    expect(refusedWith(lostCall())).toBeUndefined();
    expect(refusedWith(new Error('aborted'))).toBeUndefined();
  });

  test.each([400, 401, 403, 404, 409, 413, 422])('status %d is final', (status) => {
    expect(refusedWith(refusedCall(status))).toBe(status);
  });
});

describe('two tabs', () => {
  test('both show what either added, and it is sent once', async () => {
    const { outbox, openTab, stored, sent } = setUp();
    const other = openTab();
    await other.ready;
    await outbox.add('a');
    await other.add('b');
    expect(stored.value).toEqual(['a', 'b']);
    expect(other.view().notes).toEqual(['a', 'b']);
    await outbox.follow();
    expect(outbox.view().notes).toEqual(['a', 'b']);
    await Promise.all([outbox.send(), other.send()]);
    expect(sent()).toEqual(['a', 'b']);
    expect([outbox.view().state, other.view().state]).toEqual(['saved', 'saved']);
  });
});

describe('a browser that stores nothing', () => {
  test('says so, loses nothing while the page is open, and still sends', async () => {
    const { outbox, stored, save, sent } = setUp();
    await outbox.ready;
    stored.isBroken = true;
    await outbox.add('a');
    expect(outbox.view().isStored).toBe(false);
    save.mockRejectedValueOnce(lostCall());
    await outbox.send();
    expect(outbox.view()).toMatchObject({ notes: ['a'], state: 'waiting', isStored: false });
    stored.isBroken = false;
    await outbox.add('b');
    await outbox.follow();
    expect(outbox.view().notes).toEqual(['a', 'b']);
    await outbox.send();
    expect(sent()).toEqual(['a', 'a', 'b']);
    expect(outbox.view()).toMatchObject({ notes: [], state: 'saved', isStored: false });
  });
});

describe('a call of its own', () => {
  test('waits for what is being sent, and comes before what is added', async () => {
    const { outbox, save } = setUp();
    const saving = Promise.withResolvers<void>();
    save.mockReturnValueOnce(saving.promise);
    void outbox.add('a');
    void outbox.send();
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
    void outbox.add('b');
    void outbox.send();
    const call = vi.fn(async () => 'c');
    const done = outbox.during(call, (note) => () => [note]);
    expect(call).not.toHaveBeenCalled();
    saving.resolve();
    expect(await done).toBe('c');
    expect(outbox.view().notes).toEqual(['c']);
    await outbox.send();
    expect(save.mock.calls).toEqual([['a'], ['c']]);
  });

  test('that fails changes nothing, and the rest is sent', async () => {
    const { outbox, sent } = setUp();
    void outbox.add('a');
    const call = () => Promise.reject(lostCall());
    await expect(outbox.during(call, () => () => [])).rejects.toThrow('Failed to fetch');
    await vi.waitFor(() => expect(outbox.view().state).toBe('saved'));
    expect(sent()).toEqual(['a']);
  });
});

test('a change that needs attention decides the state', () => {
  const { outbox } = setUp();
  void outbox.add('?');
  expect(outbox.view().state).toBe('attention');
});

test('subscribers are notified of changes only', async () => {
  const { outbox } = setUp();
  await outbox.ready;
  const listener = vi.fn();
  const stop = outbox.subscribe(listener);
  const view = outbox.view();
  outbox.show();
  expect(listener).not.toHaveBeenCalled();
  expect(outbox.view()).toBe(view);
  void outbox.add('a');
  expect(listener).toHaveBeenCalledOnce();
  expect(outbox.view()).not.toBe(view);
  stop();
  void outbox.add('b');
  expect(listener).toHaveBeenCalledOnce();
});
