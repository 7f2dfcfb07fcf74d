import { OperatorError } from './operator-error.ts';

/**
 * How long a call may use the database. A visitor learns within five seconds that it is
 * unavailable, whatever fails: waiting for a connection and running a statement together stay below
 * `CALL_MS`, and a call of several statements is cut off there.
 */
export const limits = {
  /** Waiting for a free or new connection. */
  CONNECT_MS: 1_500,
  /** Waiting for a row that another call is changing; ended by the database. */
  LOCK_MS: 2_000,
  /** Running a statement; ended by the database. */
  STATEMENT_MS: 2_500,
  /** Waiting for an answer; ended here, because a hung server or a cut network never ends it. */
  ANSWER_MS: 3_000,
  /** An idle transaction ends here, because a hung process must not hold its locks. */
  IDLE_IN_TRANSACTION_MS: 5_000,
  CALL_MS: 4_500,
  /** The number of calls that may wait per connection; further ones are rejected at once. */
  WAITING_PER_CONNECTION: 50,
  /** For calls of one kind that share a round trip, see `batcher.ts`. */
  BATCH: { batches: 2, items: 50, waiting: 500 },
} as const;

/** The database does not answer, or not in time; a later attempt may succeed. */
export class DatabaseUnavailableError extends OperatorError {
  override name = 'DatabaseUnavailableError';
}
