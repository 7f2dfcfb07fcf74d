import { describe, expect, test, vi } from 'vitest';
import { at, ids, rated, setUp, Trouble } from './response-queue.fixture.ts';
import { nothingUnsaved } from './unsaved.ts';

describe('saving', () => {
  test('a response stays known after it is saved, and nothing is kept for later', async () => {
    const { queue, kept, saveResponse } = setUp();
    queue.rate(rated('accountability'));
    expect(queue.view).toMatchObject({ state: 'saving', waiting: 1 });
    await queue.flush();
    const given = { ...rated('accountability'), answeredAt: '2025-06-01T12:00:00.000Z' };
    expect(saveResponse).toHaveBeenCalledExactlyOnceWith(given);
    expect(queue.view).toMatchObject({ state: 'saved', waiting: 0, responses: [given] });
    expect(kept.value).toEqual(nothingUnsaved);
  });

  test('the position follows when its responses are saved', async () => {
    const { queue, saveResponse, savePosition } = setUp();
    queue.rate(rated('accountability'));
    queue.goTo(at(1));
    queue.rate(rated('decision-making'));
    queue.goTo(at(2));
    await queue.flush();
    expect(saveResponse).toHaveBeenCalledTimes(2);
    expect(savePosition).toHaveBeenCalledExactlyOnceWith({ currentQuestionIndex: 2 });
    const lastSave = Math.max(...saveResponse.mock.invocationCallOrder);
    expect(savePosition.mock.invocationCallOrder[0]).toBeGreaterThan(lastSave);
  });

  test('one rating alone stays in this browser, until its twin is given', async () => {
    const { queue, openTab, saveResponse } = setUp();
    queue.rate(rated('accountability', null));
    await queue.flush();
    expect(saveResponse).not.toHaveBeenCalled();
    const later = openTab();
    await later.ready;
    expect(later.view).toMatchObject({ state: 'saved', drafts: [rated('accountability', null)] });
    later.rate(rated('accountability', 5));
    await later.flush();
    expect(later.view.drafts).toEqual([]);
    expect(saveResponse).toHaveBeenCalledOnce();
  });

  test('a rating that is taken back leaves nothing', async () => {
    const { queue, kept } = setUp();
    queue.rate(rated('accountability', null));
    queue.rate({ ...rated('accountability', null), question2Rating: null });
    await queue.flush();
    expect(queue.view.drafts).toEqual([]);
    expect(kept.value).toEqual(nothingUnsaved);
  });

  test('where there was a response, ratings that are taken back stay away', async () => {
    const { queue } = setUp();
    const none = { ...rated('accountability', null), question2Rating: null };
    queue.rate(none, '2025-06-01T11:00:00.000Z');
    await queue.flush();
    expect(queue.view.drafts).toMatchObject([none]);
  });

  test('a response changed while its first form is being saved is saved again', async () => {
    const { queue, saveResponse, sent } = setUp();
    saveResponse.mockImplementationOnce((given) => {
      queue.rate(rated('accountability', 5));
      return Promise.resolve(given);
    });
    queue.rate(rated('accountability', 2));
    await queue.flush();
    expect(sent()).toEqual([
      ['accountability', 2],
      ['accountability', 5],
    ]);
    expect(queue.view.responses).toMatchObject([rated('accountability', 5)]);
  });

  test('each response bears the time it was given, not that of its saving', async () => {
    const { queue, clock, saveResponse } = setUp();
    saveResponse.mockRejectedValueOnce(new Trouble('passing'));
    queue.rate(rated('accountability'));
    await queue.flush();
    clock.time += 60_000;
    await queue.retry();
    expect(saveResponse.mock.calls.map(([{ answeredAt }]) => answeredAt)).toEqual([
      '2025-06-01T12:00:00.000Z',
      '2025-06-01T12:00:00.000Z',
    ]);
  });

  test('what changes a response is later than it, whatever the clock says', async () => {
    const { queue, clock, saveResponse } = setUp();
    queue.rate(rated('accountability', 1));
    await queue.flush();
    clock.time -= 5000;
    queue.rate(rated('accountability', 2));
    await queue.flush();
    queue.rate(rated('humility'), '2025-06-01T13:00:00.000Z');
    await queue.flush();
    expect(saveResponse.mock.calls.map(([{ answeredAt }]) => answeredAt)).toEqual([
      '2025-06-01T12:00:00.000Z',
      '2025-06-01T12:00:00.001Z',
      '2025-06-01T13:00:00.001Z',
    ]);
  });

  test('when another response stands, given later elsewhere, that one is known', async () => {
    const { queue, saveResponse } = setUp();
    const standing = {
      ...rated('accountability', 1 as const),
      answeredAt: '2025-06-01T13:00:00.000Z',
    };
    saveResponse.mockResolvedValueOnce(standing);
    queue.rate(rated('accountability', 5));
    await queue.flush();
    expect(queue.view.responses).toEqual([standing]);
  });

  test('what is saved is forgotten when nobody looks any more', async () => {
    const { queue } = setUp();
    const leave = queue.subscribe(() => undefined);
    queue.rate(rated('accountability'));
    await queue.flush();
    expect(queue.view.responses).toHaveLength(1);
    leave();
    expect(queue.view.responses).toEqual([]);
  });
});

describe('a failure that passes', () => {
  test('is reported once, and what failed waits through a reload for the next try', async () => {
    const { queue, openTab, saveResponse, savePosition, onResponseFailed, onReached } = setUp();
    saveResponse.mockRejectedValue(new Trouble('passing'));
    queue.rate(rated('accountability'));
    await queue.flush();
    queue.rate(rated('humility'));
    queue.goTo({ currentQuestionIndex: 35, isCompleted: true });
    await queue.flush();
    expect(queue.view).toMatchObject({ state: 'waiting', waiting: 3 });
    expect(queue.hasUnsent).toBe(true);
    expect(onResponseFailed).toHaveBeenCalledOnce();
    expect(savePosition).not.toHaveBeenCalled();

    const reloaded = openTab();
    await reloaded.ready;
    expect(ids(reloaded.view.responses)).toEqual(['accountability', 'humility']);
    expect(reloaded.view.position).toEqual({ currentQuestionIndex: 35, isCompleted: true });
    saveResponse.mockImplementation((given) => Promise.resolve(given));
    await reloaded.flush();
    expect(reloaded.view.state).toBe('saved');
    expect(reloaded.hasUnsent).toBe(false);
    await queue.follow();
    expect(queue.view.state).toBe('saved');
    expect(onReached).toHaveBeenCalledOnce();
  });

  test('of one response does not hold up the others', async () => {
    const { queue, refuse, sent } = setUp();
    refuse('competency-3', 'passing');
    for (let index = 0; index < 12; index += 1) queue.rate(rated(`competency-${index}`));
    await queue.flush();
    expect(sent()).toHaveLength(12);
    expect(queue.view).toMatchObject({ state: 'waiting', waiting: 1 });
  });

  test('is tried again by itself, after longer and longer pauses', async () => {
    const { queue, pauses, saveResponse } = setUp();
    saveResponse.mockRejectedValue(new Trouble('passing'));
    queue.rate(rated('accountability'));
    await queue.flush();
    for (const round of [0, 1, 2, 3, 4, 5]) {
      pauses[round]!.work();
      await queue.flush();
    }
    expect(pauses.map(({ ms }) => ms / 1000)).toEqual([2, 5, 10, 30, 60, 60, 60]);
  });

  test('of a position is tried again, without a word to the visitor', async () => {
    const { queue, savePosition, onPositionFailed, onResponseFailed, pauses } = setUp();
    savePosition.mockRejectedValueOnce(new Trouble('passing'));
    queue.goTo(at(7));
    await queue.flush();
    expect(queue.view.state).toBe('saved');
    expect(onPositionFailed).toHaveBeenCalledOnce();
    expect(onResponseFailed).not.toHaveBeenCalled();
    pauses[0]!.work();
    await queue.flush();
    expect(savePosition).toHaveBeenCalledTimes(2);
    expect(queue.hasUnsent).toBe(false);
  });
});

test('who is faster than the service is not told of a failure', async () => {
  const { queue, savePosition, pauses, onReached } = setUp();
  const saving = Promise.withResolvers<void>();
  savePosition.mockReturnValueOnce(saving.promise);
  queue.goTo(at(1));
  await vi.waitFor(() => expect(savePosition).toHaveBeenCalledOnce());
  queue.goTo(at(2));
  saving.resolve();
  await queue.flush();
  expect(savePosition).toHaveBeenLastCalledWith({ currentQuestionIndex: 2 });
  expect(pauses).toEqual([]);
  expect(onReached).not.toHaveBeenCalled();
});

describe('a response that is refused', () => {
  test('is set aside: the others and the position are saved', async () => {
    const { queue, refuse, savePosition, onResponseFailed } = setUp();
    refuse('decision-making', 'refused');
    for (const id of ['accountability', 'decision-making', 'humility']) queue.rate(rated(id));
    queue.goTo(at(3));
    await queue.flush();
    expect(savePosition).toHaveBeenLastCalledWith({ currentQuestionIndex: 3 });
    expect(queue.view.state).toBe('attention');
    expect(ids(queue.view.refused)).toEqual(['decision-making']);
    expect(onResponseFailed).toHaveBeenCalledOnce();
    expect(queue.view.responses).toHaveLength(3);
  });

  test('is not sent again by itself, but by the wish of the visitor', async () => {
    const { queue, refuse, saveResponse } = setUp();
    refuse('accountability', 'refused');
    queue.rate(rated('accountability'));
    await queue.flush();
    queue.rate(rated('humility'));
    await queue.flush();
    expect(saveResponse).toHaveBeenCalledTimes(2);
    refuse('none', 'refused');
    await queue.retry();
    expect(saveResponse).toHaveBeenCalledTimes(3);
    expect(queue.view.state).toBe('saved');
  });

  test('waits for the visitor through a reload', async () => {
    const { queue, openTab, refuse } = setUp();
    refuse('accountability', 'refused');
    queue.rate(rated('accountability'));
    await queue.flush();
    const reloaded = openTab();
    await reloaded.ready;
    expect(reloaded.view.state).toBe('attention');
  });

  test('gives way to a newer one, also when that was given meanwhile', async () => {
    const { queue, saveResponse } = setUp();
    saveResponse.mockImplementationOnce(() => {
      queue.rate(rated('accountability', 4));
      return Promise.reject(new Trouble('refused'));
    });
    queue.rate(rated('accountability', 2));
    await queue.flush();
    expect(queue.view).toMatchObject({ state: 'saved', responses: [rated('accountability', 4)] });
  });

  test('as a position it is dropped: the responses tell where to go on', async () => {
    const { queue, savePosition, onPositionFailed } = setUp();
    savePosition.mockRejectedValueOnce(new Trouble('refused'));
    queue.goTo(at(1));
    await queue.flush();
    expect(queue.view).toMatchObject({ state: 'saved', position: null });
    expect(onPositionFailed).toHaveBeenCalledOnce();
  });

  test('because of a reset elsewhere it is dropped quietly', async () => {
    const { queue, saveResponse, kept, onResponseFailed, onOutdated } = setUp();
    queue.rate(rated('humility'));
    await queue.flush();
    saveResponse.mockRejectedValueOnce(new Trouble('outdated'));
    queue.rate(rated('accountability'));
    await queue.flush();
    expect(queue.view).toMatchObject({ state: 'saved', responses: [] });
    expect(kept.value).toEqual(nothingUnsaved);
    expect(onResponseFailed).not.toHaveBeenCalled();
    expect(onOutdated).toHaveBeenCalledOnce();
  });
});
