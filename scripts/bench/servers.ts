import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const READY_WITHIN_MS = 20_000;

export interface Server {
  origin: string;
  pid: number;
  /** What the process has used of the processors so far; unknown where there is no /proc. */
  cpuMs(): number;
  stop(): Promise<void>;
}

/** Runs a server in a process of its own, on a free port of the loopback; its log goes nowhere. */
export async function startServer(
  script: string,
  environment: Record<string, string>,
): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, [script], {
    cwd: root,
    // Nothing else of the caller's environment: settings of theirs would change what is measured.
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: `${port}`, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  async function stop(): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  }

  const origin = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline; await setTimeout(20)) {
    if (child.exitCode !== null) throw new Error(`${script} ended at once`);
    const answered = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answered) return { origin, pid: child.pid!, cpuMs: () => cpuMs(child.pid!), stop };
  }
  await stop();
  throw new Error(`${script} does not answer on ${origin}`);
}

/** Of a process, in user and system mode. The kernel counts in hundredths of a second. */
function cpuMs(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return (user! + system!) * 10;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
