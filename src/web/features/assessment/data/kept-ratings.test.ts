import { describe, expect, test } from 'vitest';
import { ids, rated, setUp, Trouble } from './response-queue.fixture.ts';
import { joined, nothingUnsaved } from './unsaved.ts';

describe('what is rated', () => {
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

  test('saved responses are forgotten after the last subscriber leaves', async () => {
    const { queue } = setUp();
    const leave = queue.subscribe(() => undefined);
    queue.rate(rated('accountability'));
    await queue.flush();
    expect(queue.view.responses).toHaveLength(1);
    leave();
    expect(queue.view.responses).toEqual([]);
  });
});

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

test('what the browser has yet to keep is known, half rated competencies included', async () => {
  const { queue } = setUp();
  await queue.ready;
  queue.rate(rated('accountability'));
  queue.rate(rated('humility', null));
  expect(queue.unkept).toMatchObject({
    responses: [rated('accountability')],
    drafts: [rated('humility', null)],
  });
  await queue.flush();
  expect(queue.unkept).toBeNull();
});

test('of what is kept and what was left the latest counts', () => {
  const earlier = { ...rated('humility', null), answeredAt: '2025-06-01T12:00:00.000Z' };
  const later = { ...earlier, question2Rating: 5 as const, answeredAt: '2025-06-01T12:00:01.000Z' };
  const withOne = (draft: typeof later | typeof earlier) => ({
    ...nothingUnsaved,
    drafts: [draft],
  });
  expect(joined(withOne(earlier), withOne(later)).drafts).toEqual([later]);
  expect(joined(withOne(later), withOne(earlier)).drafts).toEqual([later]);
});
