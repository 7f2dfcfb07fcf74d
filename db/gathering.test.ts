import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ALONE, Gathering, type GatheringBounds, type Trip } from './gathering.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

interface StartedTrip {
  items: readonly string[];
  arrive: (outcomes?: readonly (string | typeof ALONE)[]) => void;
  fail: (error: Error) => void;
}

class Refused extends Error {}

/** A gathering whose trips take as long as the test wants. */
function setUp(bounds: Partial<GatheringBounds> = {}, parts: Partial<Trip<string, string>> = {}) {
  const trips: StartedTrip[] = [];
  const gathering = new Gathering<string, string>(
    {
      together: (items) => {
        const { promise, resolve, reject } =
          Promise.withResolvers<readonly (string | typeof ALONE)[]>();
        const arrive: StartedTrip['arrive'] = (
          outcomes = items.map((item) => `${item} together`),
        ) => resolve(outcomes);
        trips.push({ items, arrive, fail: reject });
        return promise;
      },
      alone: (item) => Promise.resolve(`${item} alone`),
      blame: (error) => (error instanceof Refused ? 'item' : 'trip'),
      ...parts,
    },
    { trips: 1, items: 3, waiting: 5, ...bounds },
  );
  return { trips, call: (item: string) => gathering.call(item) };
}

/** Until everything that can go on has done so: what has arrived, and what goes because of that. */
async function settled(): Promise<void> {
  await setImmediate();
  await setImmediate();
}
const itemsOf = (trips: readonly StartedTrip[]) => trips.map(({ items }) => items);

test('a lone call goes at once', async () => {
  const { trips, call } = setUp();
  for (const [n, item] of ['a', 'b'].entries()) {
    const result = call(item);
    await settled();
    expect(trips[n]!.items).toEqual([item]);
    trips[n]!.arrive();
    expect(await result).toBe(`${item} together`);
  }
});

test('calls of the same turn go together', async () => {
  const { trips, call } = setUp();
  const results = ['a', 'b', 'a'].map(call);
  await settled();
  expect(itemsOf(trips)).toEqual([['a', 'b', 'a']]);
  trips[0]!.arrive(['a 1', 'b', 'a 2']);
  expect(await Promise.all(results)).toEqual(['a 1', 'b', 'a 2']);
});

test('those that come while a trip is under way go together with the next', async () => {
  const { trips, call } = setUp();
  const results: Promise<string>[] = [];
  for (const item of ['a', 'b', 'c', 'd']) {
    results.push(call(item));
    await settled();
  }
  expect(itemsOf(trips)).toEqual([['a']]);
  trips[0]!.arrive();
  await settled();
  expect(itemsOf(trips)).toEqual([['a'], ['b', 'c', 'd']]);
  trips[1]!.arrive();
  expect(await Promise.all(results)).toEqual(
    ['a', 'b', 'c', 'd'].map((item) => `${item} together`),
  );
});

test('a call never shares a trip that began before it', async () => {
  const { trips, call } = setUp();
  const first = call('a');
  await settled();
  const late = call('b');
  trips[0]!.arrive();
  await settled();
  expect(itemsOf(trips)).toEqual([['a'], ['b']]);
  trips[1]!.arrive();
  expect(await Promise.all([first, late])).toEqual(['a together', 'b together']);
});

test('of a crowd no more go together than may, who came first first', async () => {
  const { trips, call } = setUp();
  const results = ['a', 'b', 'c', 'd', 'e'].map(call);
  await settled();
  expect(itemsOf(trips)).toEqual([['a', 'b', 'c']]);
  trips[0]!.arrive();
  await settled();
  expect(itemsOf(trips)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
  trips[1]!.arrive();
  expect(await Promise.all(results)).toHaveLength(5);
});

test('so many trips are under way as may be', async () => {
  const { trips, call } = setUp({ trips: 2, waiting: 20 });
  const results = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(call);
  await settled();
  expect(itemsOf(trips)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ]);
  trips[1]!.arrive();
  await settled();
  expect(itemsOf(trips).at(-1)).toEqual(['g', 'h']);
  for (const trip of trips) trip.arrive();
  expect(await Promise.all(results)).toHaveLength(8);
  // Afterwards as many as before.
  const more: Promise<string>[] = [];
  for (const item of ['i', 'j', 'k']) {
    more.push(call(item));
    await settled();
  }
  expect(itemsOf(trips).slice(3)).toEqual([['i'], ['j']]);
  trips[3]!.arrive();
  await settled();
  expect(itemsOf(trips).slice(5)).toEqual([['k']]);
  for (const trip of trips) trip.arrive();
  expect(await Promise.all(more)).toHaveLength(3);
});

test('more than may wait are refused at once, and as many as before may wait afterwards', async () => {
  const { trips, call } = setUp();
  for (const arrived of [0, 2]) {
    const results = ['a', 'b', 'c', 'd', 'e'].map(call);
    await expect(call('f')).rejects.toThrow(DatabaseUnavailableError);
    for (const n of [arrived, arrived + 1]) {
      await settled();
      trips[n]!.arrive();
    }
    expect(await Promise.all(results)).toHaveLength(5);
  }
});

test('what a trip did not take goes alone, while the next trip is under way', async () => {
  const alone = Promise.withResolvers<string>();
  const { trips, call } = setUp({}, { alone: () => alone.promise });
  const results = [call('a')];
  await settled();
  results.push(call('b'));
  trips[0]!.arrive([ALONE]);
  await settled();
  expect(itemsOf(trips)).toEqual([['a'], ['b']]);
  trips[1]!.arrive();
  expect(await results[1]).toBe('b together');
  alone.resolve('a at last');
  expect(await results[0]).toBe('a at last');
});

test('where an item spoilt a trip each goes again alone, and it alone fails', async () => {
  const spoilt = new Refused('a broken value');
  const { trips, call } = setUp(
    {},
    { alone: (item) => (item === 'b' ? Promise.reject(spoilt) : Promise.resolve(item)) },
  );
  const results = Promise.allSettled(['a', 'b', 'c'].map(call));
  await settled();
  trips[0]!.fail(new Refused('a broken value, nobody knows whose'));
  expect(await results).toEqual([
    { status: 'fulfilled', value: 'a' },
    { status: 'rejected', reason: spoilt },
    { status: 'fulfilled', value: 'c' },
  ]);
});

test('a lone call that fails is not repeated', async () => {
  const { trips, call } = setUp();
  const result = call('a');
  await settled();
  trips[0]!.fail(new Refused('its own fault'));
  await expect(result).rejects.toThrow('its own fault');
});

test('where the trip is to blame all of it fail, and the next one goes', async () => {
  const { trips, call } = setUp();
  const results = Promise.allSettled(['a', 'b', 'c', 'd'].map(call));
  await settled();
  trips[0]!.fail(new Error('cut off'));
  await settled();
  trips[1]!.arrive();
  expect((await results).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
});

test('where the database is away those that wait are told at once, and later calls try anew', async () => {
  const { trips, call } = setUp({}, { blame: () => 'database' });
  const away = new Error('away');
  const results = Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(call));
  await settled();
  trips[0]!.fail(away);
  expect(await results).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map(() => ({ status: 'rejected', reason: away })),
  );
  expect(trips).toHaveLength(1);
  const later = call('f');
  await settled();
  expect(itemsOf(trips).at(-1)).toEqual(['f']);
  trips[1]!.arrive();
  expect(await later).toBe('f together');
});

test('a trip is part of the call that leads it', async () => {
  const caller = new AsyncLocalStorage<string>();
  const leaders: (string | undefined)[] = [];
  const gathering = new Gathering<string, string>(
    {
      together: (items) => {
        leaders.push(caller.getStore());
        return Promise.resolve(items);
      },
      alone: (item) => Promise.resolve(item),
      blame: () => 'trip',
    },
    { trips: 1, items: 2, waiting: 9 },
  );
  await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) => caller.run(name, () => gathering.call(name))),
  );
  expect(leaders).toEqual(['a', 'c']);
});
