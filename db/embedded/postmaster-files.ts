import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface Postmaster {
  pid: number;
  port: number;
}

/** The live server of this cluster, if there is one, from any process. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const { pid, folder, port } = readPidFile(cluster);
  return folder === cluster && serves(pid, cluster) ? { pid, port } : undefined;
}

/** True if process `pid` is the PostgreSQL of this cluster, not a later process with its id. */
export function serves(pid: number, cluster: string): boolean {
  if (!pid) return false;
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
    }
    if (process.platform === 'win32') return lives(pid);
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', `${pid}`], {
      encoding: 'utf8',
    }).includes(`-D ${cluster} `);
  } catch {
    return false;
  }
}

/** The same for a known server, at almost no cost: process ids are not reused that soon. */
export function stillServes(pid: number, cluster: string): boolean {
  // On Linux an orphan that no process waits for keeps its id.
  return process.platform === 'linux' ? serves(pid, cluster) : lives(pid);
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The lines of postmaster.pid; a pid of 0 if there is none. */
export function readPidFile(cluster: string) {
  let text = '';
  try {
    text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
  } catch {
    // No server, or it ended just now.
  }
  const [pid, folder = '', , port, , , , status = ''] = text.split('\n');
  return { pid: Number(pid), folder: resolve(folder), port: Number(port), status: status.trim() };
}

/**
 * The last port, so that a recorded address keeps working unless another program takes the port.
 */
export function lastPort(cluster: string): number | undefined {
  const file = join(cluster, 'postmaster.opts');
  const port = existsSync(file) && /"port=(\d+)"/.exec(readFileSync(file, 'utf8'))?.[1];
  return port ? Number(port) : undefined;
}
