import { AsyncLocalStorage } from 'node:async_hooks';
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

/** Until everything that can go on has done so. */
const settled = () => new Promise(setImmediate);
const itemsOf = (trips: readonly StartedTrip[]) => trips.map(({ items }) => items);

test('a lone call goes at once', async () => {
  const { trips, call } = setUp();
  const result = call('a');
  expect(itemsOf(trips)).toEqual([['a']]);
  trips[0]!.arrive();
  expect(await result).toBe('a together');
  const next = call('b');
  expect(itemsOf(trips)).toEqual([['a'], ['b']]);
  trips[1]!.arrive();
  expect(await next).toBe('b together');
});

test('those that come while a trip is under way go together with the next', async () => {
  const { trips, call } = setUp();
  const results = ['a', 'b', 'c', 'b'].map(call);
  await settled();
  expect(itemsOf(trips)).toEqual([['a']]);
  trips[0]!.arrive();
  await settled();
  expect(itemsOf(trips)).toEqual([['a'], ['b', 'c', 'b']]);
  trips[1]!.arrive(['b 1', 'c', 'b 2']);
  expect(await Promise.all(results)).toEqual(['a together', 'b 1', 'c', 'b 2']);
});

test('a call never shares a trip that began before it', async () => {
  const { trips, call } = setUp();
  const first = [call('a'), call('b')];
  trips[0]!.arrive();
  await settled();
  const late = call('c');
  await settled();
  expect(itemsOf(trips)).toEqual([['a'], ['b']]);
  trips[1]!.arrive();
  await settled();
  trips[2]!.arrive();
  expect(await Promise.all([...first, late])).toEqual(['a together', 'b together', 'c together']);
});

test('of a crowd no more go together than may, who came first first', async () => {
  const { trips, call } = setUp();
  const results = ['a', 'b', 'c', 'd', 'e', 'f'].map(call);
  for (let n = 0; n < 3; n++) {
    await settled();
    expect(trips).toHaveLength(n + 1);
    trips[n]!.arrive();
  }
  await Promise.all(results);
  expect(itemsOf(trips)).toEqual([['a'], ['b', 'c', 'd'], ['e', 'f']]);
});

test('so many trips are under way as may be', async () => {
  const { trips, call } = setUp({ trips: 2 });
  const results = ['a', 'b', 'c', 'd', 'e', 'f'].map(call);
  await settled();
  expect(itemsOf(trips)).toEqual([['a'], ['b']]);
  trips[1]!.arrive();
  await settled();
  expect(itemsOf(trips)).toEqual([['a'], ['b'], ['c', 'd', 'e']]);
  trips[0]!.arrive();
  await settled();
  expect(itemsOf(trips).at(-1)).toEqual(['f']);
  for (const trip of trips) trip.arrive();
  expect(await Promise.all(results)).toHaveLength(6);
  const [more, most] = [call('g'), call('h')];
  expect(trips).toHaveLength(6);
  for (const trip of trips) trip.arrive();
  await Promise.all([more, most]);
});

test('more than may wait are refused at once, and as many as before may wait afterwards', async () => {
  const { trips, call } = setUp();
  const results = ['a', 'b', 'c', 'd', 'e', 'f'].map(call);
  await expect(call('g')).rejects.toThrow(DatabaseUnavailableError);
  for (let n = 0; n < 3; n++) {
    await settled();
    trips[n]!.arrive();
  }
  expect(await Promise.all(results)).toHaveLength(6);
  const again = ['a', 'b', 'c', 'd', 'e', 'f'].map(call);
  await expect(call('g')).rejects.toThrow(DatabaseUnavailableError);
  for (let n = 3; n < 6; n++) {
    await settled();
    trips[n]!.arrive();
  }
  expect(await Promise.all(again)).toHaveLength(6);
});

test('what a trip did not take goes alone, while the next trip is under way', async () => {
  const alone = Promise.withResolvers<string>();
  const { trips, call } = setUp({}, { alone: () => alone.promise });
  const results = ['a', 'b'].map(call);
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
    { alone: (item) => (item === 'c' ? Promise.reject(spoilt) : Promise.resolve(item)) },
  );
  const results = Promise.allSettled(['a', 'b', 'c', 'd'].map(call));
  trips[0]!.arrive();
  await settled();
  trips[1]!.fail(new Refused('a broken value, nobody knows whose'));
  expect(await results).toEqual([
    { status: 'fulfilled', value: 'a together' },
    { status: 'fulfilled', value: 'b' },
    { status: 'rejected', reason: spoilt },
    { status: 'fulfilled', value: 'd' },
  ]);
});

test('a lone call that fails is not repeated', async () => {
  const { trips, call } = setUp();
  const result = call('a');
  trips[0]!.fail(new Refused('its own fault'));
  await expect(result).rejects.toThrow('its own fault');
});

test('where the trip is to blame all of it fail, and the next one goes', async () => {
  const { trips, call } = setUp();
  const results = Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(call));
  trips[0]!.arrive();
  await settled();
  trips[1]!.fail(new Error('cut off'));
  await settled();
  trips[2]!.arrive();
  expect((await results).map(({ status }) => status)).toEqual([
    'fulfilled',
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
  trips[0]!.fail(away);
  expect(await results).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map(() => ({ status: 'rejected', reason: away })),
  );
  expect(trips).toHaveLength(1);
  const later = call('f');
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
  expect(leaders).toEqual(['a', 'b', 'd']);
});
