import { DatabaseUnavailableError } from './unavailable.ts';

/** In place of a result: this item could not be taken together with the others. */
export const ALONE = Symbol('has to go alone');

export interface Trip<Item, Result> {
  /** One round trip for all: what came of each, in their order. */
  together: (items: readonly Item[]) => Promise<readonly (Result | typeof ALONE)[]>;
  /** For an item that `together` did not take, or that may have spoilt the trip for the others. */
  alone: (item: Item) => Promise<Result>;
  /**
   * Who has to suffer for a trip that failed: an `item` may have caused it, so that each goes again
   * alone; all of the `trip`; or those that wait as well, where the `database` gives no answer and
   * they have waited for that as long.
   */
  blame: (error: unknown) => 'item' | 'trip' | 'database';
}

export interface GatheringBounds {
  /** So many trips are under way at a time. */
  trips: number;
  /** So many items go together; of more, the next trip takes the rest. */
  items: number;
  /** So many items wait; more are refused at once. */
  waiting: number;
}

/** Items that wait for a trip; the first to come leads: it makes the trip for all, as its own call. */
interface Group<Item, Outcome> {
  items: Item[];
  outcomes: Promise<readonly Outcome[]>;
  go: () => void;
  fail: (error: unknown) => void;
}

/**
 * Calls that wait at the same moment share a round trip: while trips are under way the next calls
 * gather. A lone call goes at once. Of those that wait, who came first goes first, and a call never
 * shares a trip that began before it: what it reads is no older than itself.
 */
export class Gathering<Item, Result> {
  readonly #trip: Trip<Item, Result>;
  readonly #bounds: GatheringBounds;
  readonly #queue: Group<Item, Result | typeof ALONE>[] = [];
  #underWay = 0;
  #waiting = 0;

  constructor(trip: Trip<Item, Result>, bounds: GatheringBounds) {
    this.#trip = trip;
    this.#bounds = bounds;
  }

  /** @throws DatabaseUnavailableError at once where too many wait already, and what the trip throws */
  async call(item: Item): Promise<Result> {
    const outcome = await this.#outcome(item);
    return outcome === ALONE ? this.#trip.alone(item) : outcome;
  }

  async #outcome(item: Item): Promise<Result | typeof ALONE> {
    if (this.#underWay < this.#bounds.trips) {
      this.#underWay += 1;
      const [outcome] = await this.#travel([item]);
      return outcome!;
    }
    if (this.#waiting >= this.#bounds.waiting) {
      throw new DatabaseUnavailableError('Too many calls wait for the database');
    }
    this.#waiting += 1;
    const last = this.#queue.at(-1);
    const group = last && last.items.length < this.#bounds.items ? last : this.#newGroup();
    const place = group.items.push(item) - 1;
    return (await group.outcomes)[place]!;
  }

  #newGroup(): Group<Item, Result | typeof ALONE> {
    const { promise, resolve: go, reject: fail } = Promise.withResolvers<void>();
    const items: Item[] = [];
    // A continuation of the first call: what its trip tells of itself is told as part of that call.
    const group = { items, go, fail, outcomes: promise.then(() => this.#travel(items)) };
    this.#queue.push(group);
    return group;
  }

  async #travel(items: readonly Item[]): Promise<readonly (Result | typeof ALONE)[]> {
    try {
      return await this.#trip.together(items);
    } catch (error) {
      const blamed = this.#trip.blame(error);
      if (blamed === 'database') this.#failAll(error);
      if (blamed !== 'item' || items.length === 1) throw error;
      return items.map(() => ALONE);
    } finally {
      const next = this.#next();
      if (next) next.go();
      else this.#underWay -= 1;
    }
  }

  #next(): Group<Item, Result | typeof ALONE> | undefined {
    const group = this.#queue.shift();
    this.#waiting -= group?.items.length ?? 0;
    return group;
  }

  #failAll(error: unknown): void {
    for (let group = this.#next(); group; group = this.#next()) group.fail(error);
  }
}
