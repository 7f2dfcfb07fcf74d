import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { lostCall, refusedCall, testBrowser } from '#web/lib/outbox/outbox.fixture.ts';
import { ResponseQueue, type KnownResponse } from './response-queue.ts';
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
  const saveResponse = vi.fn((given: GivenResponse): Promise<KnownResponse> =>
    Promise.resolve(given),
  );
  const service = {
    saveResponse,
    savePosition: vi.fn((_position: Position) => Promise.resolve()),
    saveKeepalive: vi.fn(),
    noteUnkept: vi.fn(),
    onFailed: vi.fn(),
    onStale: vi.fn(),
  };
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const openTab = () => new ResponseQueue({ ...device, ...service });
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
  return { ...browser, ...service, warn, openTab, refuse, sent, queue: openTab() };
}

describe('saving', () => {
  test('a response stays known after it is saved, and nothing is kept for later', async () => {
    const { queue, stored, saveResponse } = setUp();
    queue.rate(rated('accountability'));
    expect(queue.view).toMatchObject({ state: 'saving', waiting: 1 });
    await queue.send();
    const given = { ...rated('accountability'), answeredAt: '2025-06-01T12:00:00.000Z' };
    expect(saveResponse).toHaveBeenCalledExactlyOnceWith(given);
    expect(queue.view).toMatchObject({ state: 'saved', waiting: 0, responses: [given] });
    expect(stored.value).toEqual(nothingUnsaved);
  });

  test('the position follows when its responses are saved', async () => {
    const { queue, saveResponse, savePosition } = setUp();
    queue.rate(rated('accountability'));
    queue.goTo(at(1));
    queue.rate(rated('decision-making'));
    queue.goTo(at(2));
    await queue.send();
    expect(saveResponse).toHaveBeenCalledTimes(2);
    expect(savePosition).toHaveBeenCalledExactlyOnceWith({ currentQuestionIndex: 2 });
    const lastSave = Math.max(...saveResponse.mock.invocationCallOrder);
    expect(savePosition.mock.invocationCallOrder[0]).toBeGreaterThan(lastSave);
  });

  test('a response changed while its first form is being saved is saved again', async () => {
    const { queue, saveResponse, sent } = setUp();
    saveResponse.mockImplementationOnce((given) => {
      queue.rate(rated('accountability', 5));
      return Promise.resolve(given);
    });
    queue.rate(rated('accountability', 2));
    await queue.send();
    expect(sent()).toEqual([
      ['accountability', 2],
      ['accountability', 5],
    ]);
    expect(queue.view.responses).toMatchObject([rated('accountability', 5)]);
  });

  test('each response has the time it was given, not that of its saving', async () => {
    const { queue, clock, saveResponse } = setUp();
    saveResponse.mockRejectedValueOnce(lostCall());
    queue.rate(rated('accountability'));
    await queue.send();
    clock.time += 60_000;
    await queue.retry();
    expect(saveResponse.mock.calls.map(([{ answeredAt }]) => answeredAt)).toEqual([
      '2025-06-01T12:00:00.000Z',
      '2025-06-01T12:00:00.000Z',
    ]);
  });

  test('what changes a response is later than it, whatever the clock says', async () => {
    const { queue, saveResponse } = setUp();
    queue.rate(rated('humility'), '2025-06-01T13:00:00.000Z');
    await queue.send();
    expect(saveResponse.mock.lastCall).toMatchObject([{ answeredAt: '2025-06-01T13:00:00.001Z' }]);
  });

  test('a later response from elsewhere replaces the saved one', async () => {
    const { queue, saveResponse } = setUp();
    const standing = {
      ...rated('accountability', 1 as const),
      answeredAt: '2025-06-01T13:00:00.000Z',
    };
    saveResponse.mockResolvedValueOnce(standing);
    queue.rate(rated('accountability', 5));
    await queue.send();
    expect(queue.view.responses).toEqual([standing]);
  });
});

describe('a reset', () => {
  test('waits for the save under way, lets none start, and forgets the rest', async () => {
    const { queue, saveResponse, savePosition, stored } = setUp();
    const saving = Promise.withResolvers<void>();
    saveResponse.mockImplementationOnce(async (given) => {
      await saving.promise;
      return given;
    });
    queue.rate(rated('accountability'));
    await vi.waitFor(() => expect(saveResponse).toHaveBeenCalledOnce());
    queue.rate(rated('decision-making'));
    queue.goTo(at(1));
    const reset = vi.fn(() => Promise.resolve('done'));
    const cleared = queue.clearAfter(reset);
    expect(reset).not.toHaveBeenCalled();
    saving.resolve();
    expect(await cleared).toBe('done');
    await queue.send();
    expect(saveResponse).toHaveBeenCalledOnce();
    expect(savePosition).not.toHaveBeenCalled();
    expect(queue.view).toMatchObject({ state: 'saved', responses: [] });
    expect(stored.value).toEqual(nothingUnsaved);
  });

  test('waits for another tab as well', async () => {
    const { queue, openTab, saveResponse } = setUp();
    const other = openTab();
    const saving = Promise.withResolvers<void>();
    saveResponse.mockImplementationOnce(async (given) => {
      await saving.promise;
      return given;
    });
    other.rate(rated('accountability'));
    await vi.waitFor(() => expect(saveResponse).toHaveBeenCalledOnce());
    const reset = vi.fn(() => Promise.resolve());
    const cleared = queue.clearAfter(reset);
    await queue.follow();
    expect(reset).not.toHaveBeenCalled();
    saving.resolve();
    await cleared;
    expect(reset).toHaveBeenCalledOnce();
  });

  test('that fails leaves what is unsaved, to be saved at once', async () => {
    const { queue, stored, saveResponse } = setUp();
    saveResponse.mockRejectedValue(lostCall());
    queue.rate(rated('accountability'));
    queue.rate(rated('decision-making'));
    queue.goTo(at(2));
    await queue.send();
    const reset = vi.fn(() => {
      expect(ids(stored.value.responses)).toEqual(['accountability', 'decision-making']);
      saveResponse.mockImplementation((given) => Promise.resolve(given));
      return Promise.reject(new Error('no reset'));
    });
    await expect(queue.clearAfter(reset)).rejects.toThrow('no reset');
    await vi.waitFor(() => expect(queue.view.state).toBe('saved'));
    expect(ids(queue.view.responses).toSorted()).toEqual(['accountability', 'decision-making']);
  });

  test('forgets what was refused and what was half rated as well', async () => {
    const { queue, refuse } = setUp();
    refuse('accountability', refusedCall(400));
    queue.rate(rated('accountability'));
    queue.rate(rated('humility', null));
    await queue.send();
    await queue.clearAfter(() => Promise.resolve());
    expect(queue.view).toMatchObject({ state: 'saved', responses: [], refused: [], drafts: [] });
  });
});

describe('what is rated', () => {
  test('one rating alone stays in this browser, until the other is given', async () => {
    const { queue, openTab, saveResponse } = setUp();
    queue.rate(rated('accountability', null));
    await queue.send();
    expect(saveResponse).not.toHaveBeenCalled();
    const later = openTab();
    await later.ready;
    expect(later.view).toMatchObject({ state: 'saved', drafts: [rated('accountability', null)] });
    later.rate(rated('accountability', 5));
    await later.send();
    expect(later.view.drafts).toEqual([]);
    expect(saveResponse).toHaveBeenCalledOnce();
  });

  test('a rating that is taken back leaves nothing', async () => {
    const { queue, stored } = setUp();
    queue.rate(rated('accountability', null));
    queue.rate({ ...rated('accountability', null), question2Rating: null });
    await queue.send();
    expect(queue.view.drafts).toEqual([]);
    expect(stored.value).toEqual(nothingUnsaved);
  });

  test('where there was a response, ratings that are taken back stay away', async () => {
    const { queue } = setUp();
    const none = { ...rated('accountability', null), question2Rating: null };
    queue.rate(none, '2025-06-01T11:00:00.000Z');
    await queue.send();
    expect(queue.view.drafts).toMatchObject([none]);
  });

  test('saved responses are forgotten after the last subscriber leaves', async () => {
    const { queue } = setUp();
    const stopped = queue.subscribe(vi.fn());
    const leave = queue.subscribe(() => undefined);
    queue.rate(rated('accountability'));
    await queue.send();
    stopped();
    expect(queue.view.responses).toHaveLength(1);
    leave();
    expect(queue.view.responses).toEqual([]);
  });
});

describe('two tabs', () => {
  test('of two ratings of the same competency the later one is what both know', async () => {
    const { queue, openTab, clock, saveResponse } = setUp();
    saveResponse.mockRejectedValue(lostCall());
    const other = openTab();
    queue.rate(rated('accountability', 1));
    await queue.send();
    clock.time += 1000;
    other.rate(rated('accountability', 5));
    await other.send();
    await queue.follow();
    expect(queue.view.responses).toMatchObject([rated('accountability', 5)]);
    expect(queue.view.waiting).toBe(1);
  });

  test('one sends what the other could not', async () => {
    const { queue, openTab, saveResponse } = setUp();
    const other = openTab();
    saveResponse.mockRejectedValueOnce(lostCall());
    queue.rate(rated('accountability'));
    await queue.send();
    await other.follow();
    expect(saveResponse).toHaveBeenCalledTimes(2);
    expect(ids(other.view.responses)).toEqual(['accountability']);
    expect(other.hasUnsent).toBe(false);
  });

  test('what one saved the other learns, unless it knows better', async () => {
    const { queue, openTab } = setUp();
    const other = openTab();
    queue.rate(rated('accountability', 2));
    await queue.send();
    other.learn(queue.view.responses[0]!);
    expect(other.view.responses).toMatchObject([rated('accountability', 2)]);
    other.learn({ ...rated('accountability', 1 as const), answeredAt: '2024-01-01T00:00:00.000Z' });
    expect(other.view.responses).toMatchObject([rated('accountability', 2)]);
    await other.forgetConfirmed();
    expect(other.view.responses).toEqual([]);
  });
});

test('of what is stored and what was noted the latest counts', () => {
  const earlier = { ...rated('humility', null), answeredAt: '2025-06-01T12:00:00.000Z' };
  const later = { ...earlier, question2Rating: 5 as const, answeredAt: '2025-06-01T12:00:01.000Z' };
  const withOne = (draft: typeof later | typeof earlier) => ({
    ...nothingUnsaved,
    drafts: [draft],
  });
  expect(joined(withOne(earlier), withOne(later)).drafts).toEqual([later]);
  expect(joined(withOne(later), withOne(earlier)).drafts).toEqual([later]);
});

describe('a failure that passes', () => {
  test('is reported once, and what failed waits through a reload for the next try', async () => {
    const { queue, openTab, saveResponse, savePosition, onFailed, onStale } = setUp();
    saveResponse.mockRejectedValue(lostCall());
    queue.rate(rated('accountability'));
    await queue.send();
    queue.rate(rated('humility'));
    queue.goTo({ currentQuestionIndex: 35, isCompleted: true });
    await queue.send();
    expect(queue.view).toMatchObject({ state: 'waiting', waiting: 3 });
    expect(queue.hasUnsent).toBe(true);
    expect(onFailed).toHaveBeenCalledOnce();
    expect(savePosition).not.toHaveBeenCalled();

    const reloaded = openTab();
    await reloaded.ready;
    expect(ids(reloaded.view.responses)).toEqual(['accountability', 'humility']);
    expect(reloaded.view.position).toEqual({ currentQuestionIndex: 35, isCompleted: true });
    saveResponse.mockImplementation((given) => Promise.resolve(given));
    await reloaded.send();
    expect(reloaded.view.state).toBe('saved');
    expect(reloaded.hasUnsent).toBe(false);
    await queue.follow();
    expect(queue.view.state).toBe('saved');
    expect(onStale).toHaveBeenCalledOnce();
  });

  test('of one response does not hold up the others', async () => {
    const { queue, refuse, sent } = setUp();
    refuse('competency-3', lostCall());
    for (let index = 0; index < 12; index += 1) queue.rate(rated(`competency-${index}`));
    await queue.send();
    expect(sent()).toHaveLength(12);
    expect(queue.view).toMatchObject({ state: 'waiting', waiting: 1 });
  });

  test('of a whole batch leaves the rest for later', async () => {
    const { queue, saveResponse } = setUp();
    saveResponse.mockRejectedValue(lostCall());
    for (let index = 0; index < 12; index += 1) queue.rate(rated(`competency-${index}`));
    await queue.send();
    expect(saveResponse).toHaveBeenCalledTimes(10);
    expect(queue.view).toMatchObject({ state: 'waiting', waiting: 12 });
  });

  test('is tried again soon after the visitor asked for it', async () => {
    const { queue, saveResponse, timers } = setUp();
    saveResponse.mockRejectedValue(lostCall());
    queue.rate(rated('accountability'));
    await queue.send();
    await queue.send();
    await queue.retry();
    expect(timers.map(({ ms }) => ms)).toEqual([2000, 5000, 2000]);
  });

  test('of a position is tried again, and not shown to the visitor', async () => {
    const { queue, savePosition, warn, onFailed, timers } = setUp();
    savePosition.mockRejectedValueOnce(lostCall());
    queue.goTo(at(7));
    await queue.send();
    expect(queue.view.state).toBe('saved');
    expect(warn).toHaveBeenCalledOnce();
    expect(onFailed).not.toHaveBeenCalled();
    timers[0]!.work();
    await queue.send();
    expect(savePosition).toHaveBeenCalledTimes(2);
    expect(queue.hasUnsent).toBe(false);
  });
});

test('rating faster than the server replies shows no failure', async () => {
  const { queue, savePosition, timers, onStale } = setUp();
  const saving = Promise.withResolvers<void>();
  savePosition.mockReturnValueOnce(saving.promise);
  queue.goTo(at(1));
  await vi.waitFor(() => expect(savePosition).toHaveBeenCalledOnce());
  queue.goTo(at(2));
  saving.resolve();
  await queue.send();
  expect(savePosition).toHaveBeenLastCalledWith({ currentQuestionIndex: 2 });
  expect(timers).toEqual([]);
  expect(onStale).not.toHaveBeenCalled();
});

describe('a response that is refused', () => {
  test('is set aside: the others and the position are saved', async () => {
    const { queue, refuse, savePosition, onFailed } = setUp();
    refuse('decision-making', refusedCall(400));
    for (const id of ['accountability', 'decision-making', 'humility']) queue.rate(rated(id));
    queue.goTo(at(3));
    await queue.send();
    expect(savePosition).toHaveBeenLastCalledWith({ currentQuestionIndex: 3 });
    expect(queue.view.state).toBe('attention');
    expect(ids(queue.view.refused)).toEqual(['decision-making']);
    expect(onFailed).toHaveBeenCalledOnce();
    expect(queue.view.responses).toHaveLength(3);
  });

  test('is not sent again by itself, but when the visitor asks', async () => {
    const { queue, refuse, saveResponse } = setUp();
    refuse('accountability', refusedCall(400));
    queue.rate(rated('accountability'));
    await queue.send();
    queue.rate(rated('humility'));
    await queue.send();
    expect(saveResponse).toHaveBeenCalledTimes(2);
    refuse('none', refusedCall(400));
    await queue.retry();
    expect(saveResponse).toHaveBeenCalledTimes(3);
    expect(queue.view.state).toBe('saved');
  });

  test('waits for the visitor through a reload', async () => {
    const { queue, openTab, refuse } = setUp();
    refuse('accountability', refusedCall(400));
    queue.rate(rated('accountability'));
    await queue.send();
    const reloaded = openTab();
    await reloaded.ready;
    expect(reloaded.view.state).toBe('attention');
  });

  test('gives way to a newer one, also when that was given during the call', async () => {
    const { queue, saveResponse } = setUp();
    saveResponse.mockImplementationOnce(() => {
      queue.rate(rated('accountability', 4));
      return Promise.reject(refusedCall(400));
    });
    queue.rate(rated('accountability', 2));
    await queue.send();
    expect(queue.view).toMatchObject({ state: 'saved', responses: [rated('accountability', 4)] });
  });

  test('as a position it is dropped: the responses tell where to continue', async () => {
    const { queue, savePosition, warn } = setUp();
    savePosition.mockRejectedValueOnce(refusedCall(400));
    queue.goTo(at(1));
    await queue.send();
    expect(queue.view).toMatchObject({ state: 'saved', position: null });
    expect(warn).toHaveBeenCalledOnce();
  });

  test('because of a reset elsewhere it is dropped quietly', async () => {
    const { queue, saveResponse, stored, onFailed, onStale } = setUp();
    queue.rate(rated('humility'));
    await queue.send();
    saveResponse.mockRejectedValueOnce(refusedCall(409));
    queue.rate(rated('accountability'));
    await queue.send();
    expect(queue.view).toMatchObject({ state: 'saved', responses: [] });
    expect(stored.value).toEqual(nothingUnsaved);
    expect(onFailed).not.toHaveBeenCalled();
    expect(onStale).toHaveBeenCalledOnce();
  });
});

describe('a page that is left', () => {
  test('sends a position that is on its way only once', async () => {
    const { queue, savePosition } = setUp();
    savePosition.mockReturnValueOnce(new Promise(() => undefined));
    queue.goTo(at(1));
    await vi.waitFor(() => expect(savePosition).toHaveBeenCalledOnce());
    queue.leave();
    expect(savePosition).toHaveBeenCalledOnce();
    queue.goTo(at(2));
    queue.leave();
    expect(savePosition).toHaveBeenLastCalledWith(at(2));
  });

  test('sends what is not on its way without waiting for its turn', async () => {
    const { queue, saveResponse, sent } = setUp();
    const stuck = Promise.withResolvers<never>();
    saveResponse.mockReturnValueOnce(stuck.promise);
    queue.rate(rated('accountability'));
    await vi.waitFor(() => expect(saveResponse).toHaveBeenCalledOnce());
    queue.rate(rated('humility'));
    queue.leave();
    expect(sent().map(([id]) => id)).toEqual(['accountability', 'humility']);
    stuck.reject(lostCall());
    await queue.send();
    expect(queue.view.state).toBe('saved');
  });

  test('notes for good what the browser has yet to store, half rated competencies included', async () => {
    const { queue, noteUnkept } = setUp();
    await queue.ready;
    queue.rate(rated('accountability'));
    queue.rate(rated('humility', null));
    queue.leaveForGood();
    expect(noteUnkept.mock.lastCall).toMatchObject([
      { responses: [rated('accountability')], drafts: [rated('humility', null)] },
    ]);
    await queue.send();
    queue.leaveForGood();
    expect(noteUnkept).toHaveBeenCalledOnce();
  });

  test('for good sends all that is not confirmed once more, and nothing where all is', async () => {
    const { queue, saveResponse, saveKeepalive } = setUp();
    queue.leaveForGood();
    expect(saveKeepalive).not.toHaveBeenCalled();
    saveResponse.mockReturnValueOnce(new Promise(() => undefined));
    queue.rate(rated('accountability'));
    await vi.waitFor(() => expect(saveResponse).toHaveBeenCalledOnce());
    queue.rate(rated('humility'));
    queue.goTo(at(2));
    queue.leaveForGood();
    expect(saveKeepalive).toHaveBeenCalledWith({
      ...nothingUnsaved,
      responses: [rated('accountability'), rated('humility')].map((response) =>
        expect.objectContaining(response),
      ),
      position: at(2),
    });
  });
});
