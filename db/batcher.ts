import pg from 'pg';
import type { Db } from './client.ts';
import { DatabaseUnavailableError, limits } from './limits.ts';

/** Takes the place of a result: this item could not be processed with the others. */
export const RETRY_ALONE = Symbol('has to be retried alone');

export interface BatchCalls<Item, Result> {
  /** One round trip for all items: their results, in their order. */
  together: (items: readonly Item[]) => Promise<readonly (Result | typeof RETRY_ALONE)[]>;
  /** For an item that `together` left out, or that may have failed the batch for the others. */
  alone: (item: Item) => Promise<Result>;
  /**
   * Decides who gets the error. If an `item` may have caused it, each is retried alone. Otherwise
   * all of the `batch` fails, and with it all waiting items if the `database` did not respond.
   */
  blame: (error: unknown) => 'item' | 'batch' | 'database';
}

export interface BatchLimits {
  /** The number of batches that may run at a time. */
  batches: number;
  /** The size of a batch; the next batch takes the rest. */
  items: number;
  /** The number of items that may wait; further ones are rejected at once. */
  waiting: number;
}

/** Items that wait for a batch, which runs as part of the first one's call. */
interface Group<Item, Outcome> {
  items: Item[];
  outcomes: Promise<readonly Outcome[]>;
  go: () => void;
  fail: (error: unknown) => void;
}

/**
 * Calls that wait at the same moment share a round trip. Calls of one turn of the event loop start
 * at its end; while batches are running, the next calls collect. So a single call starts at once.
 * Waiting calls keep their order, and a call never joins a batch that started before it: what it
 * reads is no older than itself.
 */
export class Batcher<Item, Result> {
  readonly #calls: BatchCalls<Item, Result>;
  readonly #limits: BatchLimits;
  readonly #queue: Group<Item, Result | typeof RETRY_ALONE>[] = [];
  #underWay = 0;
  #waiting = 0;

  constructor(calls: BatchCalls<Item, Result>, batchLimits: BatchLimits) {
    this.#calls = calls;
    this.#limits = batchLimits;
  }

  /** @throws DatabaseUnavailableError at once if too many wait, and what the batch throws */
  async call(item: Item): Promise<Result> {
    const outcome = await this.#outcome(item);
    return outcome === RETRY_ALONE ? this.#calls.alone(item) : outcome;
  }

  async #outcome(item: Item): Promise<Result | typeof RETRY_ALONE> {
    if (this.#waiting >= this.#limits.waiting) {
      throw new DatabaseUnavailableError('Too many calls wait for the database');
    }
    this.#waiting += 1;
    const last = this.#queue.at(-1);
    const group = last && last.items.length < this.#limits.items ? last : this.#newGroup();
    const place = group.items.push(item) - 1;
    return (await group.outcomes)[place]!;
  }

  #newGroup(): Group<Item, Result | typeof RETRY_ALONE> {
    const { promise, resolve: go, reject: fail } = Promise.withResolvers<void>();
    const items: Item[] = [];
    // A continuation of the first call: the batch is traced as part of that call.
    const group = { items, go, fail, outcomes: promise.then(() => this.#run(items)) };
    this.#queue.push(group);
    this.#startNext();
    return group;
  }

  #startNext(): void {
    if (this.#underWay >= this.#limits.batches) return;
    this.#underWay += 1;
    // At the end of this turn of the event loop, so that all calls received by then join.
    setImmediate(() => {
      const group = this.#next();
      if (group) group.go();
      else this.#underWay -= 1;
    });
  }

  async #run(items: readonly Item[]): Promise<readonly (Result | typeof RETRY_ALONE)[]> {
    try {
      return await this.#calls.together(items);
    } catch (error) {
      const blamed = this.#calls.blame(error);
      if (blamed === 'database') this.#failAll(error);
      if (blamed !== 'item' || items.length === 1) throw error;
      return items.map(() => RETRY_ALONE);
    } finally {
      this.#underWay -= 1;
      if (this.#queue.length > 0) this.#startNext();
    }
  }

  #next(): Group<Item, Result | typeof RETRY_ALONE> | undefined {
    const group = this.#queue.shift();
    this.#waiting -= group?.items.length ?? 0;
    return group;
  }

  #failAll(error: unknown): void {
    for (let group = this.#next(); group; group = this.#next()) group.fail(error);
  }
}

/** A database call that shares its round trip with calls of the same moment. */
export function batched<Item, Result>(calls: {
  together: (db: Db, items: readonly Item[]) => Promise<readonly (Result | typeof RETRY_ALONE)[]>;
  alone: (db: Db, item: Item) => Promise<Result>;
}): (db: Db, item: Item) => Promise<Result> {
  const { together, alone } = calls;
  const batchers = new WeakMap<Db, Batcher<Item, Result>>();
  return (db, item) => {
    let batcher = batchers.get(db);
    if (!batcher) {
      batcher = new Batcher(
        { together: (items) => together(db, items), alone: (one) => alone(db, one), blame },
        limits.BATCH,
      );
      batchers.set(db, batcher);
    }
    return batcher.call(item);
  };
}

/** SQLSTATE classes of values that do not fit a type or a rule, and of conflicts with others. */
const ofOneItem = /^(22|23|40)/;

function blame(error: unknown): ReturnType<BatchCalls<never, never>['blame']> {
  if (error instanceof pg.DatabaseError) return ofOneItem.test(error.code ?? '') ? 'item' : 'batch';
  // Other failures come fast: the next batch fails just as fast, or succeeds.
  const hasWaited =
    error instanceof DatabaseUnavailableError ||
    (error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect'));
  return hasWaited ? 'database' : 'batch';
}
