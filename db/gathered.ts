import pg from 'pg';
import type { Db } from './client.ts';
import { Gathering, type Trip } from './gathering.ts';
import { limits } from './limits.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

/** The parts of a `Trip` that depend on what is asked of the database. */
interface Question<Item, Result> {
  together: (
    db: Db,
    ...rest: Parameters<Trip<Item, Result>['together']>
  ) => ReturnType<Trip<Item, Result>['together']>;
  alone: (db: Db, item: Item) => Promise<Result>;
}

/** A question to the database that calls of the same moment ask together, in one round trip. */
export function gathered<Item, Result>({
  together,
  alone,
}: Question<Item, Result>): (db: Db, item: Item) => Promise<Result> {
  const gatherings = new WeakMap<Db, Gathering<Item, Result>>();
  return (db, item) => {
    let gathering = gatherings.get(db);
    if (!gathering) {
      gathering = new Gathering(
        { together: (items) => together(db, items), alone: (one) => alone(db, one), blame },
        limits.GATHERED,
      );
      gatherings.set(db, gathering);
    }
    return gathering.call(item);
  };
}

/** Values that do not fit a type or a rule, and conflicts with others. */
const ofOneItem = /^(22|23|40)/;

function blame(error: unknown): ReturnType<Trip<never, never>['blame']> {
  if (error instanceof pg.DatabaseError) return ofOneItem.test(error.code ?? '') ? 'item' : 'trip';
  // What fails at once, as a connection that was cut off, fails the next trip as soon, if at all.
  const hasWaited =
    error instanceof DatabaseUnavailableError ||
    (error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect'));
  return hasWaited ? 'database' : 'trip';
}
