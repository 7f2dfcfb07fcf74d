import { setTimeout } from 'node:timers/promises';

const CHECK_MS = 250;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

interface Watched {
  isRunning(): boolean;
  /** Why it exited, for the operator. */
  reason(): string;
  start(signal: AbortSignal): Promise<void>;
  report(line: string): void;
}

/**
 * Restarts a server that was killed or crashed, e.g. because the disk was full. Never stops
 * retrying, since space may become free at any time.
 * @returns a function that stops this and waits until no start is in progress
 */
export function keepRunning(server: Watched): () => Promise<void> {
  const stopping = new AbortController();
  const watching = watch(server, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
  return () => {
    stopping.abort();
    return watching;
  };
}

async function watch(server: Watched, signal: AbortSignal): Promise<never> {
  const wait = (ms: number) => setTimeout(ms, undefined, { signal, ref: false });
  for (;;) {
    await wait(CHECK_MS);
    if (server.isRunning()) continue;
    const began = performance.now();
    server.report(server.reason());
    let pause = FIRST_PAUSE_MS;
    for (let attempts = 1; !(await started(server, signal, attempts)); attempts++) {
      await wait(pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    server.report(`The embedded PostgreSQL is back after ${seconds} s.`);
  }
}

async function started(server: Watched, signal: AbortSignal, attempts: number): Promise<boolean> {
  try {
    await server.start(signal);
    return true;
  } catch (error) {
    signal.throwIfAborted();
    // Later attempts would report the same.
    if (attempts === 1)
      server.report(`${(error as Error).message}\nThe server keeps trying to restart it.`);
    return false;
  }
}
