import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { EmbeddedPostgresError } from './problem.ts';

const PATIENCE_MS = 60_000;
const SQLITE_BUSY = 5;

/** Runs `work` while no other process (or other call in this one) does so for the same folder. */
export async function withLock<T>(
  folder: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await setTimeout(5)) {
    signal?.throwIfAborted();
    const release = hold(join(folder, 'lock'), 'begin exclusive');
    if (!release) continue;
    try {
      return await work();
    } finally {
      release();
    }
  }
  throw new EmbeddedPostgresError(
    `Another process has been starting or stopping ${folder} for a minute: end it.`,
  );
}

/** Counts this process as a user of the folder until it calls the answer, or ends. */
export function register(folder: string): () => void {
  const leave = hold(join(folder, 'users'), 'begin; select 1 from sqlite_master');
  if (!leave) throw new Error('register() needs the lock'); // only hasUsers() could be in the way
  return leave;
}

/** Whether any process is registered. Call under the lock. */
export function hasUsers(folder: string): boolean {
  const release = hold(join(folder, 'users'), 'begin exclusive');
  release?.();
  return !release;
}

/** Would they be collected as garbage, their locks were gone. */
const held = new Set<DatabaseSync>();

/**
 * Locks a file, shared or exclusive. Empty SQLite databases serve for that because they are how Node
 * reaches the kernel's locks, and these end with their process, however it dies: unlike a lock file
 * that names a process, there is nothing stale to detect and to break.
 */
function hold(file: string, begin: string): (() => void) | undefined {
  const lock = new DatabaseSync(file);
  try {
    lock.exec(begin);
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}
