import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { lostCall, refusedCall, testBrowser } from '#web/lib/outbox/outbox.fixture.ts';
import { responseOutbox, type KnownResponse } from './response-outbox.ts';
import {
  joined,
  nothingUnsaved,
  type GivenResponse,
  type Position,
  type Unsaved,
} from './unsaved.ts';

/** A competency of the first area as it is rated. */
const rated = (
  competencyId: string,
  question1Rating: GivenResponse['question1Rating'] | null = 3,
) => ({
  competencyId,
  category: 'Follow Through & Output' as const,
  question1Rating,
  question2Rating: 4 as const,
});

const at = (currentQuestionIndex: number): Position => ({ currentQuestionIndex });
const ids = (responses: readonly { competencyId: string }[]) =>
  responses.map(({ competencyId }) => competencyId);

/** A server that accepts everything, and a browser whose tabs share what it stores. */
function setUp() {
  const { device, ...browser } = testBrowser<Unsaved>(nothingUnsaved);
  const saveResponse = vi.fn((given: GivenResponse): Promise<KnownResponse | null> =>
    Promise.resolve(given),
  );
  const service = {
    saveResponse,
    savePosition: vi.fn((_position: Position) => Promise.resolve()),
    saveKeepalive: vi.fn(),
    noteUnstored: vi.fn(),
    onFailed: vi.fn(),
    onStale: vi.fn(),
  };
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const openTab = () => responseOutbox(device, service);
  /** Refuses the response to this competency each time. */
  const refuse = (competencyId: string, error: Error) =>
    saveResponse.mockImplementation((given) =>
      given.competencyId === competencyId ? Promise.reject(error) : Promise.resolve(given),
    );
  /** Ratings in the order they were sent. */
  const sent = () =>
    saveResponse.mock.calls.map(([{ competencyId, question1Rating }]) => [
      competencyId,
      question1Rating,
    ]);
  return { ...browser, ...service, warn, openTab, refuse, sent, outbox: openTab() };
}

describe('saving', () => {
  test('keeps a saved response in view, and nothing in storage', async () => {
    const { outbox, stored, saveResponse } = setUp();
    outbox.rate(rated('accountability'));
    expect(outbox.view()).toMatchObject({ state: 'saving', waiting: 1 });
    await outbox.send();
    const given = { ...rated('accountability'), answeredAt: '2025-06-01T12:00:00.000Z' };
    expect(saveResponse).toHaveBeenCalledExactlyOnceWith(given);
    expect(outbox.view()).toMatchObject({ state: 'saved', waiting: 0, responses: [given] });
    expect(stored.value).toEqual(nothingUnsaved);
  });

  test('sends the position after its responses', async () => {
    const { outbox, saveResponse, savePosition } = setUp();
    outbox.rate(rated('accountability'));
    outbox.goTo(at(1));
    outbox.rate(rated('decision-making'));
    outbox.goTo(at(2));
    await outbox.send();
    expect(saveResponse).toHaveBeenCalledTimes(2);
    expect(savePosition).toHaveBeenCalledExactlyOnceWith({ currentQuestionIndex: 2 });
    const lastSave = Math.max(...saveResponse.mock.invocationCallOrder);
    expect(savePosition.mock.invocationCallOrder[0]).toBeGreaterThan(lastSave);
  });

  test('saves a response again that changes while it is being saved', async () => {
    const { outbox, saveResponse, sent } = setUp();
    saveResponse.mockImplementationOnce((given) => {
      outbox.rate(rated('accountability', 5));
      return Promise.resolve(given);
    });
    outbox.rate(rated('accountability', 2));
    await outbox.send();
    expect(sent()).toEqual([
      ['accountability', 2],
      ['accountability', 5],
    ]);
    expect(outbox.view().responses).toMatchObject([rated('accountability', 5)]);
  });

  test('sends the time when a response was given, not when it is saved', async () => {
    const { outbox, clock, saveResponse } = setUp();
    saveResponse.mockRejectedValueOnce(lostCall());
    outbox.rate(rated('accountability'));
    await outbox.send();
    clock.time += 60_000;
    await outbox.retry();
    expect(saveResponse.mock.calls.map(([{ answeredAt }]) => answeredAt)).toEqual([
      '2025-06-01T12:00:00.000Z',
      '2025-06-01T12:00:00.000Z',
    ]);
  });

  test('dates a changed response after the one it replaces, even if the clock is behind', async () => {
    const { outbox, saveResponse } = setUp();
    outbox.rate(rated('humility'), '2025-06-01T13:00:00.000Z');
    await outbox.send();
    expect(saveResponse.mock.lastCall).toMatchObject([{ answeredAt: '2025-06-01T13:00:00.001Z' }]);
  });

  test('shows a later response from another device instead', async () => {
    const { outbox, saveResponse } = setUp();
    const saved = {
      ...rated('accountability', 1 as const),
      answeredAt: '2025-06-01T13:00:00.000Z',
    };
    saveResponse.mockResolvedValueOnce(saved);
    outbox.rate(rated('accountability', 5));
    await outbox.send();
    expect(outbox.view().responses).toEqual([saved]);
  });
});

describe('a reset', () => {
  test('waits for the save in progress, starts no other, and drops the rest', async () => {
    const { outbox, saveResponse, savePosition, stored } = setUp();
    const saving = Promise.withResolvers<void>();
    saveResponse.mockImplementationOnce(async (given) => {
      await saving.promise;
      return given;
    });
    outbox.rate(rated('accountability'));
    await vi.waitFor(() => expect(saveResponse).toHaveBeenCalledOnce());
    outbox.rate(rated('decision-making'));
    outbox.goTo(at(1));
    const reset = vi.fn(() => Promise.resolve('done'));
    const cleared = outbox.clearAfter(reset);
    expect(reset).not.toHaveBeenCalled();
    saving.resolve();
    expect(await cleared).toBe('done');
    await outbox.send();
    expect(saveResponse).toHaveBeenCalledOnce();
    expect(savePosition).not.toHaveBeenCalled();
    expect(outbox.view()).toMatchObject({ state: 'saved', responses: [] });
    expect(stored.value).toEqual(nothingUnsaved);
  });

  test('waits for another tab as well', async () => {
    const { outbox, openTab, saveResponse } = setUp();
    const other = openTab();
    const saving = Promise.withResolvers<void>();
    saveResponse.mockImplementationOnce(async (given) => {
      await saving.promise;
      return given;
    });
    other.rate(rated('accountability'));
    await vi.waitFor(() => expect(saveResponse).toHaveBeenCalledOnce());
    const reset = vi.fn(() => Promise.resolve());
    const cleared = outbox.clearAfter(reset);
    void outbox.follow();
    expect(reset).not.toHaveBeenCalled();
    saving.resolve();
    await cleared;
    expect(reset).toHaveBeenCalledOnce();
  });

  test('that fails keeps unsaved responses, and saves them at once', async () => {
    const { outbox, stored, saveResponse } = setUp();
    saveResponse.mockRejectedValue(lostCall());
    outbox.rate(rated('accountability'));
    outbox.rate(rated('decision-making'));
    outbox.goTo(at(2));
    await outbox.send();
    const reset = vi.fn(() => {
      expect(ids(stored.value.responses)).toEqual(['accountability', 'decision-making']);
      saveResponse.mockImplementation((given) => Promise.resolve(given));
      return Promise.reject(new Error('no reset'));
    });
    await expect(outbox.clearAfter(reset)).rejects.toThrow('no reset');
    await vi.waitFor(() => expect(outbox.view().state).toBe('saved'));
    expect(ids(outbox.view().responses).toSorted()).toEqual(['accountability', 'decision-making']);
  });

  test('also drops rejected responses and single ratings', async () => {
    const { outbox, refuse } = setUp();
    refuse('accountability', refusedCall(400));
    outbox.rate(rated('accountability'));
    outbox.rate(rated('humility', null));
    await outbox.send();
    await outbox.clearAfter(() => Promise.resolve());
    expect(outbox.view()).toMatchObject({ state: 'saved', responses: [], refused: [], drafts: [] });
  });
});

describe('a rating', () => {
  test('stays in this browser until its competency has both', async () => {
    const { outbox, openTab, saveResponse } = setUp();
    outbox.rate(rated('accountability', null));
    await outbox.send();
    expect(saveResponse).not.toHaveBeenCalled();
    const later = openTab();
    await later.ready;
    expect(later.view()).toMatchObject({ state: 'saved', drafts: [rated('accountability', null)] });
    later.rate(rated('accountability', 5));
    await later.send();
    expect(later.view().drafts).toEqual([]);
    expect(saveResponse).toHaveBeenCalledOnce();
  });

  test('replaces an earlier one, even if the clock is behind', async () => {
    const { outbox, openTab, clock, stored } = setUp();
    outbox.rate(rated('accountability', null));
    await outbox.send();
    clock.time -= 500; // each page estimates the server's clock again
    const later = openTab();
    await later.ready;
    later.rate({ ...rated('accountability', null), question2Rating: 1 });
    expect(later.view().drafts).toMatchObject([{ question2Rating: 1 }]);
    await later.send();
    expect(stored.value.drafts).toMatchObject([{ question2Rating: 1 }]);
  });

  test('that is cleared leaves nothing', async () => {
    const { outbox, stored } = setUp();
    outbox.rate(rated('accountability', null));
    outbox.rate({ ...rated('accountability', null), question2Rating: null });
    await outbox.send();
    expect(outbox.view().drafts).toEqual([]);
    expect(stored.value).toEqual(nothingUnsaved);
  });

  test('that is cleared does not return, even if the server has a response', async () => {
    const { outbox } = setUp();
    const none = { ...rated('accountability', null), question2Rating: null };
    outbox.rate(none, '2025-06-01T11:00:00.000Z');
    await outbox.send();
    expect(outbox.view().drafts).toMatchObject([none]);
  });

  test('is no longer in view once it is saved and the last subscriber has left', async () => {
    const { outbox } = setUp();
    const stopped = outbox.subscribe(vi.fn());
    const leave = outbox.subscribe(() => undefined);
    outbox.rate(rated('accountability'));
    await outbox.send();
    stopped();
    expect(outbox.view().responses).toHaveLength(1);
    leave();
    expect(outbox.view().responses).toEqual([]);
  });
});

describe('two tabs', () => {
  test('show the later of two ratings of one competency', async () => {
    const { outbox, openTab, clock, saveResponse } = setUp();
    saveResponse.mockRejectedValue(lostCall());
    const other = openTab();
    outbox.rate(rated('accountability', 1));
    await outbox.send();
    clock.time += 1000;
    other.rate(rated('accountability', 5));
    await other.send();
    await outbox.follow();
    expect(outbox.view().responses).toMatchObject([rated('accountability', 5)]);
    expect(outbox.view().waiting).toBe(1);
  });

  test('send what the other could not', async () => {
    const { outbox, openTab, saveResponse } = setUp();
    const other = openTab();
    saveResponse.mockRejectedValueOnce(lostCall());
    outbox.rate(rated('accountability'));
    await outbox.send();
    await other.follow();
    expect(saveResponse).toHaveBeenCalledTimes(2);
    expect(ids(other.view().responses)).toEqual(['accountability']);
    expect(other.view().hasUnsent).toBe(false);
  });

  test('learn what the other saved, unless they have something later', async () => {
    const { outbox, openTab } = setUp();
    const other = openTab();
    outbox.rate(rated('accountability', 2));
    await outbox.send();
    other.learn(outbox.view().responses[0]!);
    expect(other.view().responses).toMatchObject([rated('accountability', 2)]);
    other.learn({ ...rated('accountability', 1 as const), answeredAt: '2024-01-01T00:00:00.000Z' });
    expect(other.view().responses).toMatchObject([rated('accountability', 2)]);
    await other.forgetConfirmed();
    expect(other.view().responses).toEqual([]);
  });
});

test('the latest of a stored draft and a noted one wins', () => {
  const earlier = { ...rated('humility', null), answeredAt: '2025-06-01T12:00:00.000Z' };
  const later = { ...earlier, question2Rating: 5 as const, answeredAt: '2025-06-01T12:00:01.000Z' };
  const withOne = (draft: typeof later | typeof earlier) => ({
    ...nothingUnsaved,
    drafts: [draft],
  });
  expect(joined(withOne(earlier), withOne(later)).drafts).toEqual([later]);
  expect(joined(withOne(later), withOne(earlier)).drafts).toEqual([later]);
});

describe('a temporary failure', () => {
  test('is reported once, and what failed is sent after a reload', async () => {
    const { outbox, openTab, saveResponse, savePosition, onFailed, onStale } = setUp();
    saveResponse.mockRejectedValue(lostCall());
    outbox.rate(rated('accountability'));
    await outbox.send();
    outbox.rate(rated('humility'));
    outbox.goTo({ currentQuestionIndex: 35, isCompleted: true });
    await outbox.send();
    expect(outbox.view()).toMatchObject({ state: 'waiting', waiting: 3 });
    expect(outbox.view().hasUnsent).toBe(true);
    expect(onFailed).toHaveBeenCalledOnce();
    expect(savePosition).not.toHaveBeenCalled();

    const reloaded = openTab();
    await reloaded.ready;
    expect(ids(reloaded.view().responses)).toEqual(['accountability', 'humility']);
    expect(reloaded.view().position).toEqual({ currentQuestionIndex: 35, isCompleted: true });
    saveResponse.mockImplementation((given) => Promise.resolve(given));
    await reloaded.send();
    expect(reloaded.view().state).toBe('saved');
    expect(reloaded.view().hasUnsent).toBe(false);
    await outbox.follow();
    expect(outbox.view().state).toBe('saved');
    expect(onStale).toHaveBeenCalledOnce();
  });

  test('of one response does not block the others', async () => {
    const { outbox, refuse, sent } = setUp();
    refuse('competency-3', lostCall());
    for (let index = 0; index < 12; index += 1) outbox.rate(rated(`competency-${index}`));
    await outbox.send();
    expect(sent()).toHaveLength(12);
    expect(outbox.view()).toMatchObject({ state: 'waiting', waiting: 1 });
  });

  test('restarts the pauses when the visitor retries', async () => {
    const { outbox, saveResponse, timers } = setUp();
    saveResponse.mockRejectedValue(lostCall());
    outbox.rate(rated('accountability'));
    await outbox.send();
    await outbox.send();
    await outbox.retry();
    expect(timers.map(({ ms }) => ms)).toEqual([2000, 5000, 2000]);
  });

  test('of a position is retried without a message', async () => {
    const { outbox, savePosition, warn, onFailed, timers } = setUp();
    savePosition.mockRejectedValueOnce(lostCall());
    outbox.goTo(at(7));
    await outbox.send();
    expect(outbox.view().state).toBe('saved');
    expect(warn).toHaveBeenCalledOnce();
    expect(onFailed).not.toHaveBeenCalled();
    timers[0]!.work();
    await outbox.send();
    expect(savePosition).toHaveBeenCalledTimes(2);
    expect(outbox.view().hasUnsent).toBe(false);
  });
});

test('rating faster than the server replies shows no failure', async () => {
  const { outbox, savePosition, timers, onStale } = setUp();
  const saving = Promise.withResolvers<void>();
  savePosition.mockReturnValueOnce(saving.promise);
  outbox.goTo(at(1));
  await vi.waitFor(() => expect(savePosition).toHaveBeenCalledOnce());
  outbox.goTo(at(2));
  saving.resolve();
  await outbox.send();
  expect(savePosition).toHaveBeenLastCalledWith({ currentQuestionIndex: 2 });
  expect(timers).toEqual([]);
  expect(onStale).not.toHaveBeenCalled();
});

describe('a rejected response', () => {
  test('does not block the others or the position', async () => {
    const { outbox, refuse, savePosition, onFailed } = setUp();
    refuse('decision-making', refusedCall(400));
    for (const id of ['accountability', 'decision-making', 'humility']) outbox.rate(rated(id));
    outbox.goTo(at(3));
    await outbox.send();
    expect(savePosition).toHaveBeenLastCalledWith({ currentQuestionIndex: 3 });
    expect(outbox.view().state).toBe('attention');
    expect(ids(outbox.view().refused)).toEqual(['decision-making']);
    expect(onFailed).toHaveBeenCalledOnce();
    expect(outbox.view().responses).toHaveLength(3);
  });

  test('is sent again only when the visitor retries', async () => {
    const { outbox, refuse, saveResponse } = setUp();
    refuse('accountability', refusedCall(400));
    outbox.rate(rated('accountability'));
    await outbox.send();
    outbox.rate(rated('humility'));
    await outbox.send();
    expect(saveResponse).toHaveBeenCalledTimes(2);
    refuse('none', refusedCall(400));
    await outbox.retry();
    expect(saveResponse).toHaveBeenCalledTimes(3);
    expect(outbox.view().state).toBe('saved');
  });

  test('still needs attention after a reload', async () => {
    const { outbox, openTab, refuse } = setUp();
    refuse('accountability', refusedCall(400));
    outbox.rate(rated('accountability'));
    await outbox.send();
    const reloaded = openTab();
    await reloaded.ready;
    expect(reloaded.view().state).toBe('attention');
  });

  test('is replaced by a newer one, even one given during the call', async () => {
    const { outbox, saveResponse } = setUp();
    saveResponse.mockImplementationOnce(() => {
      outbox.rate(rated('accountability', 4));
      return Promise.reject(refusedCall(400));
    });
    outbox.rate(rated('accountability', 2));
    await outbox.send();
    expect(outbox.view()).toMatchObject({
      state: 'saved',
      responses: [rated('accountability', 4)],
    });
  });

  test('is dropped if it is a position, because responses say where to continue', async () => {
    const { outbox, savePosition, warn } = setUp();
    savePosition.mockRejectedValueOnce(refusedCall(400));
    outbox.goTo(at(1));
    await outbox.send();
    expect(outbox.view()).toMatchObject({ state: 'saved', position: null });
    expect(warn).toHaveBeenCalledOnce();
  });

  test('is dropped without a message if the assessment was reset elsewhere', async () => {
    const { outbox, saveResponse, stored, onFailed, onStale } = setUp();
    outbox.rate(rated('humility'));
    await outbox.send();
    saveResponse.mockResolvedValueOnce(null);
    outbox.rate(rated('accountability'));
    await outbox.send();
    expect(outbox.view()).toMatchObject({ state: 'saved', responses: [] });
    expect(stored.value).toEqual(nothingUnsaved);
    expect(onFailed).not.toHaveBeenCalled();
    expect(onStale).toHaveBeenCalledOnce();
  });
});

describe('leaving the page', () => {
  test('notes what the browser has not stored yet, single ratings included', async () => {
    const { outbox, noteUnstored } = setUp();
    await outbox.ready;
    outbox.rate(rated('accountability'));
    outbox.rate(rated('humility', null));
    outbox.leave();
    expect(noteUnstored.mock.lastCall).toMatchObject([
      { responses: [rated('accountability')], drafts: [rated('humility', null)] },
    ]);
    await outbox.send();
    outbox.leave();
    expect(noteUnstored).toHaveBeenCalledOnce();
  });

  test('sends again what is not confirmed, and nothing otherwise', async () => {
    const { outbox, saveResponse, saveKeepalive } = setUp();
    outbox.leave();
    expect(saveKeepalive).not.toHaveBeenCalled();
    saveResponse.mockReturnValueOnce(new Promise(() => undefined));
    outbox.rate(rated('accountability'));
    await vi.waitFor(() => expect(saveResponse).toHaveBeenCalledOnce());
    outbox.rate(rated('humility'));
    outbox.goTo(at(2));
    outbox.leave();
    expect(saveKeepalive).toHaveBeenCalledWith({
      ...nothingUnsaved,
      responses: [rated('accountability'), rated('humility')].map((response) =>
        expect.objectContaining(response),
      ),
      position: at(2),
    });
  });
});
