import { tracingChannel } from 'node:diagnostics_channel';
import type pg from 'pg';
import { isRepeatable, pauseMs } from './conflict.ts';
import { DatabaseUnavailableError, limits } from './limits.ts';
import { Session } from './session.ts';

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

const TIME_LIMITS = {
  statement_timeout: limits.STATEMENT_MS,
  lock_timeout: limits.LOCK_MS,
  idle_in_transaction_session_timeout: limits.IDLE_IN_TRANSACTION_MS,
};

/**
 * Prepares each statement with parameters under a short name, so that PostgreSQL parses and plans it
 * only once. Repeats one outside of transactions that PostgreSQL rolled back because of a concurrent one. Closes
 * itself when it gets no answer, so that the pool discards it.
 *
 * If a change gets no answer, no one can tell whether it was made. So every change can be repeated
 * with the same outcome, and a caller that got a 503 can just try again.
 */
export class Connection extends Session {
  #unanswered = 0;
  readonly #prepares: boolean;

  constructor(config: pg.ClientConfig & ConnectionSettings = {}) {
    super(config, TIME_LIMITS);
    this.#prepares = config.preparedStatements ?? true;
  }

  // Handles the overloads of pg's query that Kysely and the pool use, with or without a callback.
  override query = ((text: unknown, values?: unknown, callback?: Answered) => {
    if (typeof text !== 'string') return this.ask(text as never, values);
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
    const isAlone = this.getTransactionStatus() === 'I';
    this.#unanswered += 1;
    const attempt = (count: number) => {
      const timer = setTimeout(() => this.#giveUp(), limits.ANSWER_MS);
      this.ask(config, undefined, (error, result) => {
        clearTimeout(timer);
        if (isAlone && isRepeatable(error, count)) {
          setTimeout(attempt, pauseMs(count), count + 1);
          return;
        }
        this.#unanswered -= 1;
        if (statement) {
          statement.error = error;
          statements.asyncEnd.publish(statement);
        }
        answered(error ?? undefined, result);
      });
    };
    attempt(1);
  }

  #giveUp(): void {
    this.breakOff();
    this.emit('unusable');
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

const statementNames = new Map<string, string>();

function statementName(text: string): string {
  let name = statementNames.get(text);
  if (name === undefined) {
    name = `s${statementNames.size}`;
    statementNames.set(text, name);
  }
  return name;
}
