import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const PATIENCE_MS = 60_000;

/**
 * Runs `work` while no other process (or other call in this one) does so for the same folder.
 *
 * The lock is the file lock.<n> with the highest n. It names its holder; emptied, or with a holder
 * that is gone, it is free, and whoever makes lock.<n + 1> has it. The newest is never deleted, so
 * breaking a dead process's lock cannot hit one that somebody took in the meantime.
 */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const newest = newestLock(folder);
    const holder = read(lockFile(folder, newest));
    if (!isLive(holder) && take(folder, newest + 1)) {
      try {
        return await work();
      } finally {
        release(lockFile(folder, newest + 1));
      }
    }
    if (Date.now() > deadline) {
      const [pid] = holder.split(' ');
      throw new Error(
        `Process ${pid} has been starting or stopping the database in ${folder} for a minute. ` +
          `End it; if it is not one of ours, delete ${lockFile(folder, newest)}.`,
      );
    }
    await setTimeout(10);
  }
}

/** Notes that this process uses the server; the answer takes that back. Call under the lock. */
export function register(folder: string): () => void {
  const file = join(folder, `user.${randomUUID()}`);
  writeFileSync(file, identity(process.pid) ?? '');
  return () => rmSync(file, { force: true });
}

/** How many registered processes still live; forgets the others. Call under the lock. */
export function countUsers(folder: string): number {
  const files = readdirSync(folder).filter((name) => name.startsWith('user.'));
  const dead = files.filter((name) => !isLive(read(join(folder, name))));
  for (const name of dead) rmSync(join(folder, name), { force: true });
  return files.length - dead.length;
}

const lockFile = (folder: string, n: number) => join(folder, `lock.${n}`);

const lockNumbers = (folder: string) =>
  readdirSync(folder).flatMap((name) => (name.startsWith('lock.') ? [Number(name.slice(5))] : []));

const newestLock = (folder: string) => Math.max(0, ...lockNumbers(folder));

function take(folder: string, n: number): boolean {
  const claim = join(folder, `claim.${randomUUID()}`);
  writeFileSync(claim, identity(process.pid) ?? '');
  try {
    linkSync(claim, lockFile(folder, n)); // a link appears with its content, or not at all
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(claim);
  }
  // Had others come and gone since we looked, this number was free again but is not the newest.
  if (newestLock(folder) !== n) {
    rmSync(lockFile(folder, n), { force: true });
    return false;
  }
  for (const older of lockNumbers(folder).filter((number) => number < n)) {
    rmSync(lockFile(folder, older), { force: true });
  }
  return true;
}

function release(file: string): void {
  try {
    truncateSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error; // the folder was removed
  }
}

const isLive = (written: string) =>
  written !== '' && identity(Number.parseInt(written, 10)) === written;

/**
 * Names a process so that a later one with the same number is not taken for it (after a restart of
 * the container, say), where the platform tells when a process began. Undefined: no such process.
 */
function identity(pid: number): string | undefined {
  if (process.platform === 'linux') {
    const stat = read(`/proc/${pid}/stat`);
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return stat === '' || state === 'Z' ? undefined : `${pid} ${fields[18]}`;
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  return `${pid}`;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (!['ENOENT', 'ESRCH'].includes(code)) throw error; // a lock we may not read is not free
    return '';
  }
}
