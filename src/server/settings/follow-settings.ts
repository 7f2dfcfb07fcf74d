import { setTimeout as wait } from 'node:timers/promises';
import type { LiveSettings } from './live-settings.ts';

export interface FollowOptions {
  live: Pick<LiveSettings, 'refresh'>;
  onProblem: (message: string, error?: unknown) => void;
  everyMs?: number;
}

/**
 * Applies within seconds what any instance has saved, by polling, which also works behind a pooler. While the
 * database is unreachable, the last settings stay in force.
 * @returns a function that stops it
 */
export function followSettings({
  live,
  onProblem,
  everyMs = 2_000,
}: FollowOptions): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const following = (async () => {
    while (!signal.aborted) {
      await live
        .refresh()
        .catch((error: unknown) => onProblem('The site settings could not be read', error));
      await wait(everyMs, undefined, { signal }).catch(() => undefined);
    }
  })();
  return async () => {
    ending.abort();
    await following;
  };
}
