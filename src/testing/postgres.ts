import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { prepareBinaries } from '#db/embedded/binaries.ts';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { openHome } from '#db/embedded/home.ts';
import { findPostmaster, startPostmaster, stopPostmaster } from '#db/embedded/postmaster.ts';
import { databaseFolder } from './test-database.ts';

/** A durable PostgreSQL of a single test, to crash, pause and stop. */
export interface Postgres {
  url: string;
  createDatabase(): Promise<string>;
  /** Ends all its sessions and stops. */
  stop(): Promise<void>;
  /** Stops as if its machine had crashed. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Makes it hang: it accepts connections but does nothing. */
  pause(): void;
  resume(): void;
  /** Ends all sessions of the server. */
  cutConnections(): Promise<number>;
  /** Opens a session of the test, which `cutConnections` leaves open. */
  connect(): Promise<pg.Client>;
  remove(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const dataDir = await mkdtemp(join(databaseFolder, 'ready-leader-faults-'));
  const { url, stop: leave } = await startEmbeddedPostgres({ dataDir });
  const home = openHome(dataDir);
  const binaries = prepareBinaries(home.path, home.user);

  const pid = () => findPostmaster(home.cluster)?.pid ?? 0;
  function signalAll(signal: NodeJS.Signals): void {
    const postmaster = pid();
    // The postmaster first, because it starts the others.
    for (const one of [postmaster, ...childrenOf(postmaster)]) process.kill(one, signal);
  }
  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, application_name: 'faults' });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
  async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const client = await connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  return {
    url,
    connect,
    createDatabase: async () => {
      const name = `empty_${randomBytes(6).toString('hex')}`;
      await query(`create database ${name}`);
      const address = new URL(url);
      address.pathname = name;
      return address.href;
    },
    stop: () => stopPostmaster(home, binaries),
    crash: async () => {
      process.kill(pid(), 'SIGQUIT');
      await stopPostmaster(home, binaries);
    },
    start: async () => {
      await startPostmaster(home, binaries, { durable: true });
    },
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    cutConnections: async () => {
      const rows = await query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'ready-leader'
      `);
      return rows.length;
    },
    remove: async () => {
      await leave();
      await removeEmbeddedPostgres(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export function childrenOf(parent: number): number[] {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return processes
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, ppid]) => ppid === parent)
    .map(([child]) => child!);
}
