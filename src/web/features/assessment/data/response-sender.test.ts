import { describe, expect, test, vi } from 'vitest';
import { at, ids, rated, setUp, Trouble } from './response-queue.fixture.ts';
import { nothingUnsaved } from './unsaved.ts';

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

test('rating faster than the server replies shows no failure', async () => {
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

  test('gives way to a newer one, also when that was given during the call', async () => {
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

describe('a page that is left', () => {
  test('sends what is not on its way without waiting for its turn', async () => {
    const { queue, saveResponse, sent } = setUp();
    const stuck = Promise.withResolvers<never>();
    saveResponse.mockReturnValueOnce(stuck.promise);
    queue.rate(rated('accountability'));
    await vi.waitFor(() => expect(saveResponse).toHaveBeenCalledOnce());
    queue.rate(rated('humility'));
    queue.leave();
    expect(sent().map(([id]) => id)).toEqual(['accountability', 'humility']);
    stuck.reject(new Trouble('passing'));
    await queue.flush();
    expect(queue.view.state).toBe('saved');
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
