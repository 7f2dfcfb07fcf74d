import { describe, expect, test, vi } from 'vitest';
import { ResponseQueue, type Failure, type KnownResponse } from './response-queue.ts';
import type { GivenResponse, Position } from './unsaved.ts';

const NOON = Date.parse('2025-06-01T12:00:00Z');

const response = (
  competencyId: string,
  question1Rating: GivenResponse['question1Rating'] = 3,
): Omit<GivenResponse, 'answeredAt'> => ({
  competencyId,
  category: 'Follow Through & Output',
  question1Rating,
  question2Rating: 4,
});

/** Fails the way it says. */
class Trouble extends Error {
  readonly kind: Failure;

  constructor(kind: Failure) {
    super(kind);
    this.kind = kind;
  }
}

const at = (currentQuestionIndex: number): Position => ({ currentQuestionIndex });
const ids = (responses: readonly { competencyId: string }[]) =>
  responses.map(({ competencyId }) => competencyId);

/** A service that takes everything, and browser storage that survives the page. */
function setUp(stored: string | null = null) {
  const kept = { value: stored };
  const clock = { time: NOON };
  const saveResponse = vi.fn((given: GivenResponse): Promise<KnownResponse> =>
    Promise.resolve(given),
  );
  const savePosition = vi.fn((_position: Position) => Promise.resolve());
  const reports = { onResponseFailed: vi.fn(), onPositionFailed: vi.fn(), onOutdated: vi.fn() };
  const start = () =>
    new ResponseQueue({
      read: () => kept.value,
      write: (unsaved) => {
        kept.value = unsaved;
      },
      now: () => clock.time,
      saveResponse,
      savePosition,
      classify: (error) => (error as Trouble).kind,
      ...reports,
    });
  /** Refuses the response to this competency each time. */
  const refuse = (competencyId: string, kind: Failure) =>
    saveResponse.mockImplementation((given) =>
      given.competencyId === competencyId
        ? Promise.reject(new Trouble(kind))
        : Promise.resolve(given),
    );
  return { queue: start(), start, kept, clock, saveResponse, savePosition, refuse, ...reports };
}

/** Ratings in the order they were sent. */
const sent = ({ saveResponse }: Pick<ReturnType<typeof setUp>, 'saveResponse'>) =>
  saveResponse.mock.calls.map(([{ competencyId, question1Rating }]) => [
    competencyId,
    question1Rating,
  ]);

describe('saving', () => {
  test('a response stays known after it is saved, and nothing is kept for later', async () => {
    const { queue, kept, saveResponse, savePosition } = setUp();
    queue.add(response('accountability'), at(1));
    expect(queue.state).toBe('saving');
    await queue.flush();
    const given = { ...response('accountability'), answeredAt: '2025-06-01T12:00:00.000Z' };
    expect(saveResponse).toHaveBeenCalledExactlyOnceWith(given);
    expect(savePosition).toHaveBeenCalledExactlyOnceWith({ currentQuestionIndex: 1 });
    expect(queue.state).toBe('saved');
    expect(queue.responses).toEqual([given]);
    expect(kept.value).toBeNull();
  });

  test('responses are saved one after the other, then the last position', async () => {
    const { queue, saveResponse, savePosition } = setUp();
    const order: string[] = [];
    saveResponse.mockImplementation(async (given) => {
      await Promise.resolve();
      order.push(given.competencyId);
      return given;
    });
    savePosition.mockImplementation(() => Promise.resolve(void order.push('position')));
    queue.add(response('accountability'), at(1));
    queue.add(response('decision-making'), at(2));
    await queue.flush();
    expect(order).toEqual(['accountability', 'decision-making', 'position']);
    expect(savePosition).toHaveBeenCalledExactlyOnceWith({ currentQuestionIndex: 2 });
  });

  test('a response changed while its first form is being saved is saved again', async () => {
    const world = setUp();
    world.queue.add(response('accountability', 2), at(1));
    world.queue.add(response('accountability', 5), at(1));
    await world.queue.flush();
    expect(sent(world)).toEqual([
      ['accountability', 2],
      ['accountability', 5],
    ]);
    expect(world.queue.responses.at(-1)).toMatchObject(response('accountability', 5));
  });

  test('each response bears the time it was given, not that of its saving', async () => {
    const { queue, clock, saveResponse } = setUp();
    saveResponse.mockRejectedValueOnce(new Trouble('passing'));
    queue.add(response('accountability'), at(1));
    await queue.flush();
    clock.time += 60_000;
    await queue.retry();
    expect(saveResponse.mock.calls.map(([{ answeredAt }]) => answeredAt)).toEqual([
      '2025-06-01T12:00:00.000Z',
      '2025-06-01T12:00:00.000Z',
    ]);
  });

  test.each([0, -5000])(
    'the later of two is the later one, with a clock %d ms on',
    async (step) => {
      const { queue, clock, saveResponse } = setUp();
      queue.add(response('accountability', 1), at(1));
      clock.time += step;
      queue.add(response('accountability', 2), at(1));
      await queue.flush();
      const [first, second] = saveResponse.mock.calls.map(([{ answeredAt }]) => answeredAt);
      expect(second! > first!).toBe(true);
    },
  );

  test('when another response stands, given later elsewhere, that one is known', async () => {
    const { queue, saveResponse } = setUp();
    const standing = { ...response('accountability', 1), answeredAt: '2025-06-01T13:00:00.000Z' };
    saveResponse.mockResolvedValueOnce(standing);
    queue.add(response('accountability', 5), at(1));
    await queue.flush();
    expect(queue.responses).toEqual([standing]);
  });

  test('what is saved is forgotten when nobody looks any more', async () => {
    const { queue } = setUp();
    const leave = queue.subscribe(() => undefined);
    queue.add(response('accountability'), at(1));
    await queue.flush();
    expect(queue.responses).toHaveLength(1);
    leave();
    expect(queue.responses).toEqual([]);
  });
});

describe('a failure that passes', () => {
  test('is reported, and what failed is kept through a reload and saved by the next try', async () => {
    const { queue, start, saveResponse, onResponseFailed } = setUp();
    saveResponse.mockRejectedValueOnce(new Trouble('passing'));
    queue.add(response('accountability'), at(1));
    await queue.flush();
    expect(queue.state).toBe('failed');
    expect(onResponseFailed).toHaveBeenCalledOnce();

    const reloaded = start();
    expect(reloaded.responses).toMatchObject([response('accountability')]);
    expect(reloaded.position).toEqual({ currentQuestionIndex: 1 });
    await reloaded.flush();
    expect(reloaded.state).toBe('saved');
    expect(saveResponse).toHaveBeenCalledTimes(2);
  });

  test('ends the try, and lets the others go first the next time', async () => {
    const world = setUp();
    world.refuse('accountability', 'passing');
    world.queue.add(response('accountability'), at(1));
    await world.queue.flush();
    world.queue.add(response('decision-making'), at(2));
    await world.queue.flush();
    expect(ids(world.saveResponse.mock.calls.map(([given]) => given))).toEqual([
      'accountability',
      'accountability',
    ]);
    await world.queue.retry();
    expect(
      sent(world)
        .slice(2)
        .map(([id]) => id),
    ).toEqual(['decision-making', 'accountability']);
  });

  test('of a position is tried again', async () => {
    const { queue, savePosition, onPositionFailed, onResponseFailed } = setUp();
    savePosition.mockRejectedValueOnce(new Trouble('passing'));
    queue.add(null, at(7));
    await queue.flush();
    expect(queue.state).toBe('failed');
    expect(onPositionFailed).toHaveBeenCalledOnce();
    expect(onResponseFailed).not.toHaveBeenCalled();
    await queue.flush();
    expect(queue.state).toBe('saved');
    expect(savePosition).toHaveBeenCalledTimes(2);
  });
});

describe('a response that is refused', () => {
  test('is set aside: the others and the position are saved', async () => {
    const world = setUp();
    const { queue, refuse, savePosition, onResponseFailed } = world;
    refuse('decision-making', 'refused');
    queue.add(response('accountability'), at(1));
    queue.add(response('decision-making'), at(2));
    queue.add(response('humility'), at(3));
    await queue.flush();
    expect(sent(world).map(([id]) => id)).toEqual([
      'accountability',
      'decision-making',
      'humility',
    ]);
    expect(savePosition).toHaveBeenLastCalledWith({ currentQuestionIndex: 3 });
    expect(queue.state).toBe('refused');
    expect(onResponseFailed).toHaveBeenCalledOnce();
    expect(ids(queue.responses).toSorted()).toEqual([
      'accountability',
      'decision-making',
      'humility',
    ]);
  });

  test('is not sent again by itself, but by the wish of the visitor', async () => {
    const world = setUp();
    const { queue, refuse, saveResponse } = world;
    refuse('accountability', 'refused');
    queue.add(response('accountability'), at(1));
    queue.add(response('humility'), at(2));
    await queue.flush();
    expect(saveResponse).toHaveBeenCalledTimes(2);
    await queue.retry();
    expect(saveResponse).toHaveBeenCalledTimes(3);
    refuse('none', 'refused');
    await queue.retry();
    expect(queue.state).toBe('saved');
  });

  test('is tried again by the next visit', async () => {
    const { queue, start, refuse, kept } = setUp();
    refuse('accountability', 'refused');
    queue.add(response('accountability'), at(1));
    await queue.flush();
    expect(kept.value).toContain('accountability');
    refuse('none', 'refused');
    const reloaded = start();
    await reloaded.flush();
    expect(reloaded.state).toBe('saved');
    expect(kept.value).toBeNull();
  });

  test('gives way to a newer one', async () => {
    const { queue, saveResponse } = setUp();
    saveResponse.mockRejectedValueOnce(new Trouble('refused'));
    queue.add(response('accountability', 2), at(1));
    await queue.flush();
    queue.add(response('accountability', 4), at(1));
    await queue.flush();
    expect(queue.state).toBe('saved');
    expect(queue.responses).toMatchObject([response('accountability', 4)]);
  });

  test('is no longer of interest when a newer one was given meanwhile', async () => {
    const { queue, saveResponse } = setUp();
    saveResponse.mockRejectedValueOnce(new Trouble('refused'));
    queue.add(response('accountability', 2), at(1));
    queue.add(response('accountability', 4), at(1));
    await queue.flush();
    expect(queue.state).toBe('saved');
  });

  test('as a position it is dropped: the responses tell where to go on', async () => {
    const { queue, savePosition, onPositionFailed } = setUp();
    savePosition.mockRejectedValueOnce(new Trouble('refused'));
    queue.add(response('accountability'), at(1));
    await queue.flush();
    expect(queue.state).toBe('saved');
    expect(queue.position).toBeNull();
    expect(onPositionFailed).toHaveBeenCalledOnce();
  });

  test('because of a reset elsewhere it is dropped quietly', async () => {
    const { queue, saveResponse, kept, onResponseFailed, onOutdated } = setUp();
    queue.add(response('humility'), at(1));
    await queue.flush();
    saveResponse.mockRejectedValueOnce(new Trouble('outdated'));
    queue.add(response('accountability'), at(1));
    await queue.flush();
    expect(queue.state).toBe('saved');
    expect(queue.responses).toEqual([]);
    expect(kept.value).toBeNull();
    expect(onResponseFailed).not.toHaveBeenCalled();
    expect(onOutdated).toHaveBeenCalledOnce();
  });
});

describe('a reset', () => {
  test('waits for the save under way, lets none begin, and forgets the rest', async () => {
    const { queue, saveResponse, kept } = setUp();
    queue.add(response('accountability'), at(1));
    queue.add(response('decision-making'), at(2));
    const reset = vi.fn(() => {
      expect(saveResponse).toHaveBeenCalledOnce();
      return Promise.resolve('done');
    });
    expect(await queue.clearAfter(reset)).toBe('done');
    await queue.flush();
    expect(saveResponse).toHaveBeenCalledOnce();
    expect(queue.responses).toEqual([]);
    expect(queue.state).toBe('saved');
    expect(kept.value).toBeNull();
  });

  test('that fails leaves what is unsaved, to be saved at once', async () => {
    const { queue, start, saveResponse } = setUp();
    saveResponse.mockRejectedValue(new Trouble('passing'));
    queue.add(response('accountability'), at(1));
    queue.add(response('decision-making'), at(2));
    await queue.flush();
    const reset = vi.fn(() => {
      expect(ids(start().responses)).toEqual(['decision-making', 'accountability']);
      saveResponse.mockImplementation((given) => Promise.resolve(given));
      return Promise.reject(new Error('no reset'));
    });
    await expect(queue.clearAfter(reset)).rejects.toThrow('no reset');
    await queue.flush();
    expect(queue.state).toBe('saved');
    expect(ids(queue.responses).toSorted()).toEqual(['accountability', 'decision-making']);
  });

  test('forgets what was refused as well', async () => {
    const { queue, refuse } = setUp();
    refuse('accountability', 'refused');
    queue.add(response('accountability'), at(1));
    await queue.flush();
    await queue.clearAfter(() => Promise.resolve());
    await queue.flush();
    expect(queue.state).toBe('saved');
    expect(queue.responses).toEqual([]);
  });
});

test.each(['not json', '{"responses":5}', 'null', '[]'])(
  'storage that holds %s is ignored',
  (text) => {
    expect(setUp(text).queue.responses).toEqual([]);
  },
);
