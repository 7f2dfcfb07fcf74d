import { tracingChannel } from 'node:diagnostics_channel';
import pg from 'pg';
import { DatabaseUnavailableError, limits } from './limits.ts';
import { processOf } from './pooler.ts';

/** A statement that was sent, without its values. */
export interface Statement {
  text: string;
  error?: unknown;
}

/** Publishes each statement: `start` when it is sent, `asyncEnd` when it is answered. */
export const statements = tracingChannel<unknown, Statement>('ready-leader:statement');

type Answered = (error: Error | undefined, result?: unknown) => void;

export interface ConnectionSettings {
  /** False for poolers that lose prepared statements. */
  preparedStatements?: boolean;
}

const TIME_LIMITS = Object.entries({
  statement_timeout: limits.STATEMENT_MS,
  lock_timeout: limits.LOCK_MS,
  idle_in_transaction_session_timeout: limits.IDLE_IN_TRANSACTION_MS,
});
const LIMIT_TRANSACTION = TIME_LIMITS.map(([name, ms]) => `set local ${name} = ${ms}`).join('; ');

/**
 * Prepares each statement with parameters under a short name, so that PostgreSQL parses and plans it
 * only once. Closes itself when it gets no answer, so that the pool discards it.
 *
 * If a change gets no answer, no one can tell whether it was made. So every change can be repeated
 * with the same outcome, and a caller that got a 503 can just try again.
 */
export class Connection extends pg.Client {
  #unanswered = 0;
  #isPooled = false;
  readonly #prepares: boolean;

  constructor(config: pg.ClientConfig & ConnectionSettings = {}) {
    super(config);
    this.#prepares = config.preparedStatements ?? true;
    // Without a listener, a connection that breaks between two statements of a transaction would end
    // the process. The next statement fails, which is enough.
    this.on('error', () => undefined);
  }

  /**
   * Makes PostgreSQL enforce the time limits. A pooler lends one session to many clients, so a
   * limit set by one would apply to the others, and poolers reject limits as startup parameters. Behind a pooler
   * each transaction sets them.
   */
  async limitTime(): Promise<void> {
    const calls = TIME_LIMITS.map(([name, ms]) => `set_config('${name}', '${ms}', false)`);
    const setting = {
      text: `select ${calls.join(', ')} where pg_backend_pid() = ${processOf(this)}`,
      query_timeout: limits.ANSWER_MS,
    };
    const { rowCount } = await super.query(setting).catch((cause: unknown) => {
      throw new DatabaseUnavailableError('The database did not accept a connection', { cause });
    });
    if (rowCount === 1) return;
    this.#isPooled = true;
    // Sends a transaction's statements together.
    Object.assign(this, { pipeline: true });
  }

  // Handles the overloads of pg's query that Kysely and the pool use, with or without a callback.
  override query = ((text: unknown, values?: unknown, callback?: Answered) => {
    if (typeof text !== 'string') return super.query(text as never, values as never);
    if (callback) return this.#send(text, values, callback);
    return new Promise((resolve, reject) => {
      this.#send(text, values, (error, result) => {
        if (error) reject(error);
        else resolve(result);
      });
    });
  }) as pg.Client['query'];

  #send(text: string, values: unknown, answered: Answered): void {
    const hasValues = Array.isArray(values) && values.length > 0;
    const config = hasValues
      ? {
          ...(this.#prepares && { name: statementName(text) }),
          text,
          values: values as unknown[],
        }
      : { text };
    const statement: Statement | undefined = statements.hasSubscribers ? { text } : undefined;
    if (statement) statements.start.publish(statement);
    const timer = setTimeout(() => this.#giveUp(), limits.ANSWER_MS);
    this.#unanswered += 1;
    this.#limited(config, (error: Error | null, result: unknown) => {
      this.#unanswered -= 1;
      // The socket closes a little later. Until then the pool would give this connection to the next call.
      if (isEndOfSession(error)) void this.end();
      clearTimeout(timer);
      if (statement) {
        statement.error = error;
        statements.asyncEnd.publish(statement);
      }
      answered(error ?? undefined, result);
    });
  }

  /** Behind a pooler, wraps a statement in a transaction if none is open, because limits need one. */
  #limited(config: pg.QueryConfig, answered: (error: Error | null, result: unknown) => void): void {
    if (!this.#isPooled || this.getTransactionStatus() !== 'I') {
      super.query(config, answered);
    } else if (/^(begin|start transaction)/.test(config.text)) {
      super.query(`${config.text}; ${LIMIT_TRANSACTION}`, answered);
    } else {
      let failure: Error | null = null;
      let result: unknown;
      super.query(`begin; ${LIMIT_TRANSACTION}`, () => undefined);
      super.query(config, (error: Error | null, answer: unknown) => {
        failure = error;
        result = answer;
      });
      // After a failure this rolls back.
      super.query('commit', (error: Error | null) => answered(failure ?? error, result));
    }
  }

  #giveUp(): void {
    this.breakOff();
    this.emit('silent');
  }

  /** True if every statement has been answered. */
  get isIdle(): boolean {
    return this.#unanswered === 0;
  }

  breakOff(): void {
    const seconds = limits.ANSWER_MS / 1000;
    this.connection.stream.destroy(
      new DatabaseUnavailableError(`The database did not answer within ${seconds} s`),
    );
  }
}

/** PostgreSQL or a pooler closes the connection after an error of this kind. */
function isEndOfSession(error: Error | null): boolean {
  return error instanceof pg.DatabaseError && /^(57P0|08)/.test(error.code ?? '');
}

const statementNames = new Map<string, string>();

function statementName(text: string): string {
  let name = statementNames.get(text);
  if (name === undefined) {
    name = `s${statementNames.size}`;
    statementNames.set(text, name);
  }
  return name;
}
