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

  test('a later response from elsewhere replaces the saved one', async () => {
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
});

describe('a reset', () => {
  test('waits for the save under way, lets none begin, and forgets the rest', async () => {
    const { queue, saveResponse, kept } = setUp();
    const saving = Promise.withResolvers<void>();
    saveResponse.mockImplementationOnce(async (given) => {
      await saving.promise;
      return given;
    });
    queue.rate(rated('accountability'));
    await vi.waitFor(() => expect(saveResponse).toHaveBeenCalledOnce());
    queue.rate(rated('decision-making'));
    const reset = vi.fn(() => Promise.resolve('done'));
    const cleared = queue.clearAfter(reset);
    expect(reset).not.toHaveBeenCalled();
    saving.resolve();
    expect(await cleared).toBe('done');
    await queue.flush();
    expect(saveResponse).toHaveBeenCalledOnce();
    expect(queue.view).toMatchObject({ state: 'saved', responses: [] });
    expect(kept.value).toEqual(nothingUnsaved);
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
    const { queue, kept, saveResponse } = setUp();
    saveResponse.mockRejectedValue(new Trouble('passing'));
    queue.rate(rated('accountability'));
    queue.rate(rated('decision-making'));
    queue.goTo(at(2));
    await queue.flush();
    const reset = vi.fn(() => {
      expect(ids(kept.value.responses)).toEqual(['accountability', 'decision-making']);
      saveResponse.mockImplementation((given) => Promise.resolve(given));
      return Promise.reject(new Error('no reset'));
    });
    await expect(queue.clearAfter(reset)).rejects.toThrow('no reset');
    await queue.flush();
    expect(queue.view.state).toBe('saved');
    expect(ids(queue.view.responses).toSorted()).toEqual(['accountability', 'decision-making']);
  });

  test('forgets what was refused and what was half rated as well', async () => {
    const { queue, refuse } = setUp();
    refuse('accountability', 'refused');
    queue.rate(rated('accountability'));
    queue.rate(rated('humility', null));
    await queue.flush();
    await queue.clearAfter(() => Promise.resolve());
    expect(queue.view).toMatchObject({ state: 'saved', responses: [], refused: [], drafts: [] });
  });
});
