import { callbackify } from 'node:util';
import pg from 'pg';
import { addresses, addressOf, leaveAddress } from './hosts.ts';
import { DatabaseUnavailableError, limits } from './limits.ts';

/** What every statement relies on, whatever the role or the database sets. */
const SETTINGS = {
  datestyle: 'ISO, MDY',
  timezone: 'UTC',
  bytea_output: 'hex',
};

type TimeLimits = Record<`${'statement' | 'lock' | 'idle_in_transaction_session'}_timeout`, number>;

const NO_LIMITS: TimeLimits = {
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};

/** The schema with this site's tables, in the role's own search path or outside it; else the role's first one. */
const SCHEMA = `coalesce((
  select quote_ident(nspname) from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relname = 'kysely_migration' and to_regclass(quote_ident(nspname) || '.assessment') is not null
  order by array_position(current_schemas(false), nspname), nspname <> 'public', nspname limit 1
), quote_ident(current_schema()), 'public')`;

const ISOLATION = 'read committed';

type Connected = (error: Error | null) => void;
type Answered = (error: Error | null, result?: pg.QueryResult) => void;
type Send = (config: string | pg.QueryConfig, values?: unknown, answered?: Answered) => unknown;

/** A connection that says what it relies on when it connects. */
export class Session extends pg.Client {
  /** Whether a pooler lends one session to many clients. */
  isPooled = false;
  /** Appended to a `begin`, gives a transaction settings that other clients of the same session do not get. */
  #local = '';
  readonly #url: string;
  readonly #limits: TimeLimits;

  constructor(config: pg.ClientConfig = {}, timeLimits = NO_LIMITS) {
    const url = config.connectionString ?? '';
    const address = addressOf(url);
    super({ ...config, connectionString: address });
    this.#url = url;
    this.#limits = timeLimits;
    // Without a listener, a connection that breaks between two statements of a transaction would end
    // the process. The next statement fails, which is enough.
    this.on('error', () => undefined);
    this.once('unusable', () => leaveAddress(url, address));
  }

  override connect(): Promise<this>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<this> | void {
    const connecting = this.#connect();
    if (!callback) return connecting;
    callbackify(() => connecting)(callback);
  }

  async #connect(): Promise<this> {
    try {
      await super.connect();
      // Before pg's own listener: otherwise the pool would give this connection to the next call.
      this.connection.prependListener('errorMessage', ({ code }: pg.DatabaseError) => {
        if (isEndOfSession(code)) void this.end();
        if (code === READ_ONLY) this.emit('unusable');
      });
      await this.#agree();
      return this;
    } catch (cause) {
      this.connection.stream.destroy();
      this.emit('unusable');
      throw new DatabaseUnavailableError(
        `${this.where} cannot be reached (${(cause as Error).message}). Start it, or correct DATABASE_URL.`,
        { cause },
      );
    }
  }

  /** Poolers reject settings as startup parameters, so a statement makes them. */
  async #agree(): Promise<void> {
    const settings = { ...SETTINGS, ...this.#limits };
    const calls = Object.entries({ default_transaction_isolation: ISOLATION, ...settings }).map(
      ([name, value]) => `set_config('${name}', '${value}', false)`,
    );
    const { processID } = this as unknown as { processID: number };
    const text = `
      select path, is_direct, current_setting('transaction_read_only') = 'on' as is_read_only,
        case when is_direct
          then array[set_config('search_path', path, false), ${calls.join(', ')}] end
      from (
        select pg_backend_pid() = ${processID} as is_direct,
          concat_ws(', ', ${SCHEMA}, nullif(current_setting('search_path'), '')) as path
        offset 0
      ) session`;
    const asked: pg.QueryConfig & { query_timeout: number } = {
      text,
      query_timeout: limits.ANSWER_MS,
    };
    type Agreed = { path: string; is_direct: boolean; is_read_only: boolean };
    const { rows } = await super.query<Agreed>(asked);
    const { path, is_direct, is_read_only } = rows[0]!;
    if (is_read_only && addresses(this.#url).length > 1) throw new Error('it is a standby');
    this.isPooled = !is_direct;
    this.#local = Object.entries({ ...settings, search_path: path })
      .map(
        ([name, value]) => `; set local ${name} = ${name === 'search_path' ? value : `'${value}'`}`,
      )
      .join('');
  }

  override query = ((...given: Parameters<Send>) => this.ask(...given)) as pg.Client['query'];

  /** Behind a pooler, wraps a statement in a transaction if none is open, because its settings need one. */
  protected ask(...[given, values, answered]: Parameters<Send>): unknown {
    if (!this.isPooled || this.getTransactionStatus() !== 'I') {
      return (super.query as Send)(given, values, answered);
    }
    const send: Send = (...sent) => (super.query as Send)(...sent);
    const config = typeof given === 'string' ? { text: given } : given;
    if (/^(begin|start transaction)/.test(config.text)) {
      const text = config.text.replace(/^[^;]*/, (begin) => this.#begin(begin));
      return send({ ...config, text }, values, answered);
    }
    const wrap = (settled: Answered) => {
      let failure: Error | null = null;
      let result: pg.QueryResult | undefined;
      // Sends the three together. From now on this connection cannot COPY.
      Object.assign(this, { pipeline: true });
      send(this.#begin('begin'), undefined, () => undefined);
      send(config, values, (...answer) => ([failure, result] = answer));
      // After a failure this rolls back.
      send('commit', undefined, (error) => settled(failure ?? error, result));
    };
    if (answered) return wrap(answered);
    return new Promise((resolve, reject) => {
      wrap((error, result) => (error ? reject(error) : resolve(result)));
    });
  }

  #begin(begin: string): string {
    const isolation = begin.includes('isolation') ? '' : ` isolation level ${ISOLATION}`;
    return begin + isolation + this.#local;
  }

  /** For errors: the database and its host, without the password. */
  get where(): string {
    return `The database ${this.database} at ${this.host}:${this.port}`;
  }
}

/**
 * Opens a connection, by each host of the URL until one accepts writes.
 * @throws DatabaseUnavailableError
 */
export async function openSession(
  config: pg.ClientConfig & { connectionString: string },
): Promise<Session> {
  for (let left = addresses(config.connectionString).length; ; left -= 1) {
    try {
      return await new Session(config).connect();
    } catch (cause) {
      if (left > 1) continue;
      if (cause instanceof DatabaseUnavailableError) throw cause;
      // It names a file that cannot be read.
      throw new DatabaseUnavailableError(
        `DATABASE_URL cannot be used (${(cause as Error).message}). Correct it.`,
        { cause },
      );
    }
  }
}

/** The session only accepts reads: its server is a standby now, or was when the session began. */
const READ_ONLY = '25006';

/** PostgreSQL or a pooler closes the connection after an error of this kind, or it is of no more use. */
const isEndOfSession = (code = '') => code === READ_ONLY || /^(57P0|08)/.test(code);
