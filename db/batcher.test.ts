import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Batcher, RETRY_ALONE, type BatchCalls, type BatchLimits } from './batcher.ts';
import { DatabaseUnavailableError } from './limits.ts';

interface StartedBatch {
  items: readonly string[];
  arrive: (outcomes?: readonly (string | typeof RETRY_ALONE)[]) => void;
  fail: (error: Error) => void;
}

class Refused extends Error {}

/** A batcher whose batches take as long as the test wants. */
function setUp(
  batchLimits: Partial<BatchLimits> = {},
  parts: Partial<BatchCalls<string, string>> = {},
) {
  const batches: StartedBatch[] = [];
  const batcher = new Batcher<string, string>(
    {
      together: (items) => {
        const { promise, resolve, reject } =
          Promise.withResolvers<readonly (string | typeof RETRY_ALONE)[]>();
        const arrive: StartedBatch['arrive'] = (
          outcomes = items.map((item) => `${item} together`),
        ) => resolve(outcomes);
        batches.push({ items, arrive, fail: reject });
        return promise;
      },
      alone: (item) => Promise.resolve(`${item} alone`),
      blame: (error) => (error instanceof Refused ? 'item' : 'batch'),
      ...parts,
    },
    { batches: 1, items: 3, waiting: 5, ...batchLimits },
  );
  return { batches, call: (item: string) => batcher.call(item) };
}

/** Waits until what has arrived is handled, and the next batches have started. */
async function settled(): Promise<void> {
  await setImmediate();
  await setImmediate();
}
const itemsOf = (batches: readonly StartedBatch[]) => batches.map(({ items }) => items);

test('a single call starts at once', async () => {
  const { batches, call } = setUp();
  for (const [n, item] of ['a', 'b'].entries()) {
    const result = call(item);
    await settled();
    expect(batches[n]!.items).toEqual([item]);
    batches[n]!.arrive();
    expect(await result).toBe(`${item} together`);
  }
});

test('calls of the same turn share a batch', async () => {
  const { batches, call } = setUp();
  const results = ['a', 'b', 'a'].map(call);
  await settled();
  expect(itemsOf(batches)).toEqual([['a', 'b', 'a']]);
  batches[0]!.arrive(['a 1', 'b', 'a 2']);
  expect(await Promise.all(results)).toEqual(['a 1', 'b', 'a 2']);
});

test('calls that arrive while a batch is running share the next one', async () => {
  const { batches, call } = setUp();
  const results: Promise<string>[] = [];
  for (const item of ['a', 'b', 'c', 'd']) {
    results.push(call(item));
    await settled();
  }
  expect(itemsOf(batches)).toEqual([['a']]);
  batches[0]!.arrive();
  await settled();
  expect(itemsOf(batches)).toEqual([['a'], ['b', 'c', 'd']]);
  batches[1]!.arrive();
  expect(await Promise.all(results)).toEqual(
    ['a', 'b', 'c', 'd'].map((item) => `${item} together`),
  );
});

test('a call never joins a batch that started before it', async () => {
  const { batches, call } = setUp();
  const first = call('a');
  await settled();
  const late = call('b');
  batches[0]!.arrive();
  await settled();
  expect(itemsOf(batches)).toEqual([['a'], ['b']]);
  batches[1]!.arrive();
  expect(await Promise.all([first, late])).toEqual(['a together', 'b together']);
});

test('a batch is limited in size and keeps the order', async () => {
  const { batches, call } = setUp();
  const results = ['a', 'b', 'c', 'd', 'e'].map(call);
  await settled();
  expect(itemsOf(batches)).toEqual([['a', 'b', 'c']]);
  batches[0]!.arrive();
  await settled();
  expect(itemsOf(batches)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
  batches[1]!.arrive();
  expect(await Promise.all(results)).toHaveLength(5);
});

test('the number of running batches is limited', async () => {
  const { batches, call } = setUp({ batches: 2, waiting: 20 });
  const results = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(call);
  await settled();
  expect(itemsOf(batches)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ]);
  batches[1]!.arrive();
  await settled();
  expect(itemsOf(batches).at(-1)).toEqual(['g', 'h']);
  for (const batch of batches) batch.arrive();
  expect(await Promise.all(results)).toHaveLength(8);
  // Afterward, as many batches as before can run at a time.
  const more: Promise<string>[] = [];
  for (const item of ['i', 'j', 'k']) {
    more.push(call(item));
    await settled();
  }
  expect(itemsOf(batches).slice(3)).toEqual([['i'], ['j']]);
  batches[3]!.arrive();
  await settled();
  expect(itemsOf(batches).slice(5)).toEqual([['k']]);
  for (const batch of batches) batch.arrive();
  expect(await Promise.all(more)).toHaveLength(3);
});

test('calls beyond the waiting limit are rejected at once', async () => {
  const { batches, call } = setUp();
  for (const arrived of [0, 2]) {
    const results = ['a', 'b', 'c', 'd', 'e'].map(call);
    await expect(call('f')).rejects.toThrow(DatabaseUnavailableError);
    for (const n of [arrived, arrived + 1]) {
      await settled();
      batches[n]!.arrive();
    }
    expect(await Promise.all(results)).toHaveLength(5);
  }
});

test('an item that a batch left out is retried alone, while the next batch is running', async () => {
  const alone = Promise.withResolvers<string>();
  const { batches, call } = setUp({}, { alone: () => alone.promise });
  const results = [call('a')];
  await settled();
  results.push(call('b'));
  batches[0]!.arrive([RETRY_ALONE]);
  await settled();
  expect(itemsOf(batches)).toEqual([['a'], ['b']]);
  batches[1]!.arrive();
  expect(await results[1]).toBe('b together');
  alone.resolve('a at last');
  expect(await results[0]).toBe('a at last');
});

test('if an item failed a batch, each is retried alone and only that item fails', async () => {
  const failed = new Refused('a broken value');
  const { batches, call } = setUp(
    {},
    { alone: (item) => (item === 'b' ? Promise.reject(failed) : Promise.resolve(item)) },
  );
  const results = Promise.allSettled(['a', 'b', 'c'].map(call));
  await settled();
  batches[0]!.fail(new Refused('a broken value, no one knows whose'));
  expect(await results).toEqual([
    { status: 'fulfilled', value: 'a' },
    { status: 'rejected', reason: failed },
    { status: 'fulfilled', value: 'c' },
  ]);
});

test('a single call that fails is not repeated', async () => {
  const { batches, call } = setUp();
  const result = call('a');
  await settled();
  batches[0]!.fail(new Refused('its own fault'));
  await expect(result).rejects.toThrow('its own fault');
});

test('if the batch is to blame, all of it fails and the next one starts', async () => {
  const { batches, call } = setUp();
  const results = Promise.allSettled(['a', 'b', 'c', 'd'].map(call));
  await settled();
  batches[0]!.fail(new Error('cut off'));
  await settled();
  batches[1]!.arrive();
  expect((await results).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
});

test('if the database is unavailable, waiting calls fail at once and later calls try again', async () => {
  const { batches, call } = setUp({}, { blame: () => 'database' });
  const away = new Error('away');
  const results = Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(call));
  await settled();
  batches[0]!.fail(away);
  expect(await results).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map(() => ({ status: 'rejected', reason: away })),
  );
  expect(batches).toHaveLength(1);
  const later = call('f');
  await settled();
  expect(itemsOf(batches).at(-1)).toEqual(['f']);
  batches[1]!.arrive();
  expect(await later).toBe('f together');
});

test('a batch is traced as part of its first call', async () => {
  const caller = new AsyncLocalStorage<string>();
  const leaders: (string | undefined)[] = [];
  const batcher = new Batcher<string, string>(
    {
      together: (items) => {
        leaders.push(caller.getStore());
        return Promise.resolve(items);
      },
      alone: (item) => Promise.resolve(item),
      blame: () => 'batch',
    },
    { batches: 1, items: 2, waiting: 9 },
  );
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => caller.run(name, () => batcher.call(name))));
  expect(leaders).toEqual(['a', 'c']);
});
