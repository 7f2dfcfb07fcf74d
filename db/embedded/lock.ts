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
    `Another process has been starting or stopping ${folder} for a minute. Stop it.`,
  );
}

/** Registers this process as a user of the folder until it calls the returned function or ends. */
export function register(folder: string): () => void {
  const leave = hold(join(folder, 'users'), 'begin; select 1 from sqlite_master');
  if (!leave) throw new Error('register() needs the lock'); // only hasUsers() can hold it now
  return leave;
}

/** Whether any process is registered. Call under the lock. */
export function hasUsers(folder: string): boolean {
  const release = hold(join(folder, 'users'), 'begin exclusive');
  release?.();
  return !release;
}

/** Garbage collection would release their locks. */
const held = new Set<DatabaseSync>();

/**
 * Locks a file, shared or exclusive. Empty SQLite databases serve for that because Node reaches the
 * kernel's locks through them, and these end with their process, however it dies. A lock file with
 * a process id could become stale.
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
