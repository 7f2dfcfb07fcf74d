import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished, vi } from 'vitest';
import { prepareBinaries } from '#db/embedded/binaries.ts';
import { clusterUrl, createCluster } from '#db/embedded/cluster.ts';
import { type Home, openHome } from '#db/embedded/home.ts';
import { changeOwner, spawnAs } from '#db/embedded/unprivileged-user.ts';
import { freePort } from './free-port.ts';
import { childrenOf } from './postgres.ts';
import { databaseFolder } from './test-database.ts';

/** Two PostgreSQL, removed after the test: a commit on the primary waits until the standby has it on its disk. */
export interface ReplicatedPostgres {
  /** Names both. */
  url: string;
  /** Ends the primary as if its machine had lost power. */
  killPrimary(): void;
  /** Makes the primary hang: its connections stay open and silent. */
  pausePrimary(): void;
  promoteStandby(): Promise<void>;
  connectToStandby(): Promise<pg.Client>;
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  wal_level: 'replica',
  wal_keep_size: '256MB',
};

const START_MS = 30_000;

export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const newFolder = () => mkdtemp(join(databaseFolder, 'ready-leader-replicated-'));
  const folders = [await newFolder(), await newFolder()] as const;
  const [primary, standby] = [openHome(folders[0]), openHome(folders[1])];
  const binaries = prepareBinaries(primary.path, primary.user);
  await createCluster(primary, binaries);
  for (const part of ['cluster', 'password'] as const) {
    cpSync(primary[part], standby[part], { recursive: true });
  }
  writeFileSync(join(standby.cluster, 'standby.signal'), '');
  chmodSync(standby.cluster, 0o700);
  changeOwner(standby.user, standby.path);

  const start = (home: Home, port: number, settings: Record<string, string> = {}): ChildProcess => {
    const given = Object.entries({ ...SETTINGS, ...settings, port: `${port}` });
    const parameters = given.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    return spawn(binaries.program('postgres'), ['-D', home.cluster, ...parameters], {
      ...spawnAs(home.user),
      stdio: 'ignore',
    });
  };
  const [port, standbyPort] = [await freePort(), await freePort()];
  const { username, password } = new URL(clusterUrl(primary, port, 'postgres'));
  const servers = [
    start(primary, port, { synchronous_standby_names: '*' }),
    start(standby, standbyPort, {
      primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
    }),
  ] as const;
  const query = async (onPort: number, text: string) => {
    const client = await connectTo(clusterUrl(primary, onPort, 'postgres'));
    return client.query<Record<string, unknown>>(text).finally(() => client.end());
  };
  const signal = (server: ChildProcess, name: NodeJS.Signals) => {
    for (const pid of [server.pid!, ...childrenOf(server.pid!)]) process.kill(pid, name);
  };

  onTestFinished(async () => {
    for (const server of servers) {
      if (server.exitCode !== null || server.signalCode !== null) continue;
      const ended = once(server, 'exit');
      signal(server, 'SIGKILL');
      await ended;
    }
    const remove = { recursive: true, force: true, maxRetries: 5 };
    for (const folder of [primary.path, standby.path, ...folders]) await rm(folder, remove);
  });

  // It is there once the standby has it.
  await vi.waitFor(() => query(port, 'create database site'), START_MS);
  return {
    url: clusterUrl(primary, port, 'site').replace(
      `:${port}/`,
      `:${port},127.0.0.1:${standbyPort}/`,
    ),
    killPrimary: () => signal(servers[0], 'SIGKILL'),
    pausePrimary: () => signal(servers[0], 'SIGSTOP'),
    promoteStandby: async () => {
      await query(standbyPort, 'select pg_promote()');
    },
    connectToStandby: () => connectTo(clusterUrl(primary, standbyPort, 'site')),
  };
}

async function connectTo(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: 'faults' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
