import { describe, expect, test, vi } from 'vitest';
import { at, ids, rated, setUp, Trouble } from './response-queue.fixture.ts';
import { nothingUnsaved } from './unsaved.ts';

describe('two tabs', () => {
  test('send each response once', async () => {
    const { queue, openTab, saveResponse, sent } = setUp();
    const other = openTab();
    queue.rate(rated('accountability'));
    other.rate(rated('humility'));
    await Promise.all([queue.flush(), other.flush(), queue.follow(), other.follow()]);
    expect(saveResponse).toHaveBeenCalledTimes(2);
    expect(new Set(sent().map(([id]) => id))).toEqual(new Set(['accountability', 'humility']));
    expect([queue.view.state, other.view.state]).toEqual(['saved', 'saved']);
  });

  test('of two ratings of the same competency the later one is what both know', async () => {
    const { queue, openTab, clock, saveResponse } = setUp();
    saveResponse.mockRejectedValue(new Trouble('passing'));
    const other = openTab();
    queue.rate(rated('accountability', 1));
    await queue.flush();
    clock.time += 1000;
    other.rate(rated('accountability', 5));
    await other.flush();
    await queue.follow();
    expect(queue.view.responses).toMatchObject([rated('accountability', 5)]);
    expect(queue.view.waiting).toBe(1);
  });

  test('one sends what the other has left behind', async () => {
    const { queue, openTab, saveResponse } = setUp();
    saveResponse.mockReturnValueOnce(new Promise(() => undefined));
    queue.rate(rated('accountability'));
    queue.leave();
    const other = openTab();
    await other.ready;
    expect(ids(other.view.responses)).toEqual(['accountability']);
  });

  test('what one saved the other learns, unless it knows better', async () => {
    const { queue, openTab } = setUp();
    const other = openTab();
    queue.rate(rated('accountability', 2));
    await queue.flush();
    other.learn(queue.view.responses[0]!);
    expect(other.view.responses).toMatchObject([rated('accountability', 2)]);
    other.learn({ ...rated('accountability', 1 as const), answeredAt: '2024-01-01T00:00:00.000Z' });
    expect(other.view.responses).toMatchObject([rated('accountability', 2)]);
    await other.forgetConfirmed();
    expect(other.view.responses).toEqual([]);
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
});

describe('a browser that keeps nothing', () => {
  test('says so, loses nothing while the page is open, and saves as ever', async () => {
    const { queue, kept, saveResponse } = setUp();
    await queue.ready;
    kept.isBroken = true;
    saveResponse.mockRejectedValueOnce(new Trouble('passing'));
    queue.rate(rated('accountability'));
    await queue.flush();
    expect(queue.view).toMatchObject({ state: 'waiting', waiting: 1, isKept: false });
    await queue.flush();
    expect(queue.view).toMatchObject({ state: 'saved', waiting: 0 });
    kept.isBroken = false;
    await queue.follow();
    expect(queue.view.responses).toMatchObject([rated('accountability')]);
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
