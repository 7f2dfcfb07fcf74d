import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findNginx, NGINX_MISSING } from './find-nginx.ts';
import { statusOf } from '#testing/service.ts';

const template = new URL('nginx.conf.template', import.meta.url);
const ANSWERS_WITHIN_MS = 10_000;

export interface Balancer {
  origin: string;
  /** For each call: the instances that were tried, in order, and the caller's status. */
  calls(): Promise<{ asked: string[]; status: number; request: string }[]>;
  log(): Promise<string>;
  stop(): Promise<void>;
}

/** nginx in front of the instances, configured as in the container, in a separate process. */
export async function startBalancer(
  port: number,
  instances: readonly [string, string],
): Promise<Balancer> {
  const program = findNginx();
  if (program === undefined) throw new Error(NGINX_MISSING);
  const folder = await mkdtemp(join(tmpdir(), 'ready-leader-balancer-'));
  await chmod(folder, 0o755); // started as root, its workers run as another user
  const settings: Record<string, string> = {
    LISTEN: `127.0.0.1:${port}`,
    INSTANCE_1: new URL(instances[0]).host,
    INSTANCE_2: new URL(instances[1]).host,
  };
  const accessLog = join(folder, 'access.log');
  const filled = fillTemplate(await readFile(template, 'utf8'), settings).replace(
    '/var/log/nginx/access.log',
    accessLog,
  );
  await writeFile(join(folder, 'balancer.conf'), filled);
  await writeFile(join(folder, 'nginx.conf'), surroundings(folder));

  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  async function stop(): Promise<void> {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  }
  const origin = `http://127.0.0.1:${port}`;
  for (
    const deadline = Date.now() + ANSWERS_WITHIN_MS;
    Date.now() < deadline;
    await setTimeout(20)
  ) {
    if (child.exitCode !== null) break;
    if ((await statusOf(`${origin}/healthz`)) !== undefined) {
      const log = () => readFile(accessLog, 'utf8');
      return { origin, stop, log, calls: async () => readCalls(await log()) };
    }
  }
  await stop();
  throw new Error(`nginx does not answer on ${origin}`);
}

/** Replaces only variables that are set, like the nginx image. nginx's own variables stay. */
function fillTemplate(text: string, settings: Record<string, string>): string {
  return text.replace(/\$\{(\w+)\}/g, (whole, name: string) => settings[name] ?? whole);
}

/** What the image's own nginx.conf has around the template. */
function surroundings(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    daemon off;
    worker_processes 1;
    pid ${folder}/pid;
    error_log stderr crit;
    events { worker_connections 1024; }
    http {
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n      ')}
      include ${folder}/balancer.conf;
    }
  `;
}

function readCalls(log: string) {
  const lines = log.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [, request = '', status, asked = ''] =
      /"([^"]*)" (\d+) .* upstream="([^"]*)"$/.exec(line) ?? [];
    return { asked: asked.split(', '), status: Number(status), request };
  });
}
