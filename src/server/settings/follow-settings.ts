import { setTimeout as wait } from 'node:timers/promises';
import { Connection } from '#db/connection.ts';
import { limits } from '#db/limits.ts';
import type { LiveSettings } from './live-settings.ts';
import { VERSIONS_CHANNEL } from './settings.repository.ts';

export interface FollowOptions {
  databaseUrl: string;
  live: Pick<LiveSettings, 'refresh'>;
  /** Called for problems that stop nothing but should be logged. */
  onProblem: (message: string, error?: unknown) => void;
  /** How often to poll, and how long to wait before reconnecting. */
  pauses?: { lookMs: number; reconnectMs: number };
}

/**
 * Polling covers what LISTEN cannot: poolers do not pass notifications on, and a hanging connection is
 * silent.
 */
const PAUSES = { lookMs: 30_000, reconnectMs: 2_000 };
/** Notifications are probably lost behind a pooler. */
const POOLED_LOOK_MS = 2_000;
const CLOSES_MS = 1_000;

/**
 * Applies within moments what any instance has saved. While the database is unreachable, the last settings
 * stay in force.
 * @returns a function that stops it
 */
export function followSettings(options: FollowOptions): () => Promise<void> {
  const { onProblem, pauses = PAUSES } = options;
  const ending = new AbortController();
  const following = (async () => {
    while (!ending.signal.aborted) {
      try {
        await listen(options, ending.signal);
      } catch (error) {
        if (!ending.signal.aborted)
          onProblem('Cannot listen for changes to the site settings', error);
      }
      await pause(pauses.reconnectMs, ending.signal);
    }
  })();
  return async () => {
    ending.abort();
    await following;
  };
}

/** Until the connection breaks. */
async function listen(
  { databaseUrl, live, onProblem, pauses = PAUSES }: FollowOptions,
  signal: AbortSignal,
): Promise<void> {
  const connection = new Connection({
    connectionString: databaseUrl,
    application_name: 'ready-leader-settings',
    connectionTimeoutMillis: limits.CONNECT_MS,
    keepAlive: true,
  });
  const refresh = () =>
    live
      .refresh()
      .catch((error: unknown) => onProblem('Changed site settings could not be applied', error));
  const over = new AbortController();
  connection.on('notification', () => void refresh());
  connection.on('end', () => over.abort());
  try {
    await connection.connect();
    const mostMs = connection.isPooled ? POOLED_LOOK_MS : Infinity;
    await connection.query(`listen ${VERSIONS_CHANNEL}`);
    const either = AbortSignal.any([signal, over.signal]);
    while (!either.aborted) {
      // Changes saved before LISTEN took effect.
      await refresh();
      await pause(Math.min(pauses.lookMs, mostMs), either);
      // Fails if the connection hangs.
      if (!either.aborted) await connection.query('select 1');
    }
  } finally {
    // A connection that hangs does not end when asked to.
    await Promise.race([connection.end(), wait(CLOSES_MS, undefined, { ref: false })]);
    connection.breakOff();
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  wait(ms, undefined, { signal }).catch(() => undefined);
