import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const READY_WITHIN_MS = 30_000;

/** The real server in a separate process. */
export interface Service {
  origin: string;
  /** The output so far, to show when a test fails. */
  log(): string;
  ready(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  /** The exit code, null after a kill. */
  ended: Promise<number | null>;
  /** Shuts it down gracefully. */
  stop(): Promise<void>;
}

export async function spawnService(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<Service> {
  const { PORT: port = await freePort() } = settings;
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      COOKIE_SECRET: 'a secret that only the faults know, 32+',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_MAX: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      log = (log + bytes.toString()).slice(-1_000_000);
    });
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null);

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  async function ready(): Promise<void> {
    for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline;) {
      if (hasEnded()) throw new Error(`The server exited before it was ready:\n${log}`);
      if ((await statusOf(`${origin}/readyz`)) === 200) return;
      await setTimeout(20);
    }
    throw new Error(`The server is not ready after half a minute:\n${log}`);
  }
  return {
    origin,
    log: () => log,
    ready,
    signal: (signal) => {
      child.kill(signal);
    },
    ended,
    stop: async () => {
      if (!hasEnded()) child.kill('SIGTERM');
      await ended;
    },
  };
}

export async function startService(...options: Parameters<typeof spawnService>): Promise<Service> {
  const service = await spawnService(...options);
  await service.ready();
  return service;
}

/** The status of the response; undefined if there was none. */
export async function statusOf(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}
