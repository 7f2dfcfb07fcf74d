import { describe, expect, test, vi } from 'vitest';
import { emptyPlan, type Plan } from '#domain/plan.ts';
import { focusWith, partner, partners, setUp, Trouble } from './plan-queue.fixture.ts';

describe('what is changed', () => {
  test('shows at once, is kept at once, and is sent after a pause', async () => {
    const { queue, timers, save, kept, service } = setUp();
    queue.edit(partner('S'));
    queue.edit(partner('Sam'));
    expect(partners(queue.view.plan)).toEqual([['humility', 'Sam']]);
    expect(queue.view.state).toBe('saving');
    await vi.waitFor(() => expect(partners(kept.value.unsent)).toEqual([['humility', 'Sam']]));
    expect(save).not.toHaveBeenCalled();
    timers.at(-1)!.work();
    await queue.send();
    expect(save).toHaveBeenCalledOnce();
    expect(partners(service.plan)).toEqual([['humility', 'Sam']]);
    expect(queue.view.state).toBe('saved');
    expect(kept.value.unsent).toBeNull();
  });

  test('is later than what it replaces, whatever the clock says', async () => {
    const { queue, service, clock } = setUp();
    const ahead = '2027-06-01T15:00:00.000Z';
    service.plan = { ...emptyPlan, focus: [focusWith('humility', 'Ann', ahead)] };
    await queue.refresh();
    clock.time -= 60_000;
    queue.edit(partner('Sam'));
    queue.edit(partner('Samuel'));
    expect(partners(queue.view.plan)).toEqual([['humility', 'Samuel']]);
    await queue.send();
    expect(partners(service.plan)).toEqual([['humility', 'Samuel']]);
  });

  test('while something is sent is sent after it', async () => {
    const { queue, save, service } = setUp();
    const reply = Promise.withResolvers<never>();
    const first = save.getMockImplementation()!;
    save.mockImplementationOnce(async (unsent: Plan) => {
      const standing = await first(unsent);
      await reply.promise.catch(() => undefined);
      return standing;
    });
    queue.edit(partner('Sam'));
    const sending = queue.send();
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
    queue.edit(partner('Samuel'));
    reply.reject(new Error('go on'));
    await sending;
    expect(partners(queue.view.plan)).toEqual([['humility', 'Samuel']]);
    expect(queue.view.state).toBe('saving');
    await queue.send();
    expect(partners(service.plan)).toEqual([['humility', 'Samuel']]);
    expect(queue.view.state).toBe('saved');
  });

  test('is no longer sent if the server saved it with another time', async () => {
    const { queue, save, service, clock } = setUp();
    const asNow = '2027-06-01T11:00:00.000Z';
    save.mockImplementation((unsent) => {
      const focus = unsent.focus.map((it) => ({ ...it, changedAt: asNow }));
      service.plan = { ...unsent, focus };
      return Promise.resolve({
        ...unsent,
        focus,
        actions: [...unsent.actions],
        changedAt: asNow,
        timeZone: null,
      });
    });
    clock.time += 60_000;
    queue.edit(partner('Sam'));
    await queue.send();
    await queue.send();
    expect(save).toHaveBeenCalledOnce();
    expect(queue.view.state).toBe('saved');
  });
});

describe('without a connection', () => {
  test('it is kept, tried again after longer and longer pauses, and sent when there is one', async () => {
    const { queue, save, timers, kept, service } = setUp();
    save
      .mockRejectedValueOnce(new Trouble('passing'))
      .mockRejectedValueOnce(new Trouble('passing'));
    queue.edit(partner('Sam'));
    await queue.send();
    expect(queue.view).toMatchObject({ state: 'waiting', isKept: true });
    expect(partners(kept.value.unsent)).toEqual([['humility', 'Sam']]);
    await queue.send();
    expect(timers.slice(1).map(({ ms }) => ms)).toEqual([2000, 5000]);
    timers.at(-1)!.work();
    await vi.waitFor(() => expect(queue.view.state).toBe('saved'));
    expect(partners(service.plan)).toEqual([['humility', 'Sam']]);
  });

  test('the next page has what was kept, and the plan as it was read', async () => {
    const { queue, openTab, save, read, service } = setUp();
    const before = '2027-05-01T12:00:00.000Z';
    service.plan = { ...emptyPlan, focus: [focusWith('resilience', 'Ann', before)] };
    await queue.refresh();
    save.mockRejectedValue(new Trouble('passing'));
    read.mockRejectedValue(new Trouble('passing'));
    queue.edit(partner('Sam'));
    await queue.send();
    const later = openTab();
    await later.ready;
    expect(partners(later.view.plan)).toEqual([
      ['humility', 'Sam'],
      ['resilience', 'Ann'],
    ]);
  });

  test('what could not be read says so', async () => {
    const { queue, read } = setUp();
    read.mockRejectedValueOnce(new Trouble('passing'));
    await queue.refresh();
    expect(queue.view).toMatchObject({ plan: null, isFailing: true });
    await queue.refresh();
    expect(queue.view).toMatchObject({ plan: { focus: [] }, isFailing: false });
  });

  test('where the browser keeps nothing, the page says so, and sends all the same', async () => {
    const { queue, kept, service } = setUp();
    kept.isBroken = true;
    queue.edit(partner('Sam'));
    await queue.send();
    expect(queue.view).toMatchObject({ state: 'saved', isKept: false });
    expect(partners(service.plan)).toEqual([['humility', 'Sam']]);
  });
});

describe('two tabs', () => {
  test('each has what the other changed, and it is sent once', async () => {
    const { queue, openTab, save } = setUp();
    const other = openTab();
    await other.ready;
    queue.edit(partner('Sam'));
    other.edit(partner('Ann', 'resilience'));
    await vi.waitFor(() => expect(queue.view.plan).not.toBeNull());
    await Promise.all([queue.send(), other.send()]);
    await Promise.all([queue.follow(), other.follow()]);
    const both = [
      ['humility', 'Sam'],
      ['resilience', 'Ann'],
    ];
    expect(partners(queue.view.plan)).toEqual(both);
    expect(partners(other.view.plan)).toEqual(both);
    expect(save.mock.calls.flatMap(([{ focus }]) => focus)).toHaveLength(2);
  });
});

describe('two devices', () => {
  test('the later change to an entry wins, whichever came first', async () => {
    const { queue, openBrowser, clock, service } = setUp();
    const { queue: phone } = openBrowser();
    queue.edit(partner('Sam'));
    clock.time += 60_000;
    phone.edit(partner('Ann'));
    await phone.send();
    await queue.send();
    expect(partners(service.plan)).toEqual([['humility', 'Ann']]);
    expect(partners(queue.view.plan)).toEqual([['humility', 'Ann']]);
  });

  test('what is too much together is shown whole, and saved once there is room', async () => {
    const { queue, save, service, read } = setUp();
    const elsewhere = '2027-05-01T12:00:00.000Z';
    save.mockRejectedValueOnce(new Trouble('tooMuch'));
    queue.edit(partner('Sam'));
    service.plan = { ...emptyPlan, focus: [focusWith('resilience', 'Ann', elsewhere)] };
    await queue.send();
    expect(read).toHaveBeenCalledOnce();
    expect(queue.view).toMatchObject({ state: 'attention', problem: 'tooMuch' });
    expect(partners(queue.view.plan)).toEqual([
      ['humility', 'Sam'],
      ['resilience', 'Ann'],
    ]);
    queue.edit(partner('', 'resilience'));
    await queue.send();
    expect(queue.view).toMatchObject({ state: 'saved', problem: null });
  });
});

describe('what the server refuses', () => {
  test.each(['refused', 'forbidden', 'gone'] as const)(
    '%s: it says so, keeps it, and asks no more by itself',
    async (kind) => {
      const { queue, save, timers, kept } = setUp();
      save.mockRejectedValue(new Trouble(kind));
      queue.edit(partner('Sam'));
      const asked = timers.length;
      await queue.send();
      expect(queue.view).toMatchObject({ state: 'attention', problem: kind });
      expect(timers).toHaveLength(asked);
      expect(partners(kept.value.unsent)).toEqual([['humility', 'Sam']]);
    },
  );
});

describe('a page that is left', () => {
  test('sends all that is not confirmed, and nothing where all is', async () => {
    const { queue, saveKeepalive } = setUp();
    queue.leave();
    expect(saveKeepalive).not.toHaveBeenCalled();
    queue.edit(partner('Sam'));
    queue.leave();
    expect(saveKeepalive).toHaveBeenCalledWith(
      expect.objectContaining({ focus: [expect.objectContaining({ partner: 'Sam' })] }),
    );
  });
});

test('a call that changes the plan in another way waits for what is unsent, and is shown', async () => {
  const { queue, save } = setUp();
  queue.edit(partner('Sam'));
  await queue.during(async () => {
    expect(save).toHaveBeenCalledOnce();
    return {
      ...queue.view.standing!,
      timeZone: 'Europe/Copenhagen',
    };
  });
  expect(queue.view.standing?.timeZone).toBe('Europe/Copenhagen');
});

test('subscribers are notified of each change', () => {
  const { queue } = setUp();
  const listener = vi.fn();
  const stop = queue.subscribe(listener);
  queue.edit(partner('Sam'));
  expect(listener).toHaveBeenCalled();
  stop();
  listener.mockClear();
  queue.edit(partner('Ann'));
  expect(listener).not.toHaveBeenCalled();
});
