/** Whatever hangs, the process ends within ten seconds of being told so. */
const LEAVE_WITHIN_MS = 9_500;
/** Within it a signal is the same once more: to the whole group, and passed on by npm. */
const SAME_SIGNAL_MS = 1_000;

export interface WayOut {
  /** What was opened and how to close it: the last first. */
  onLeave(close: () => Promise<unknown>): void;
  /** Closes everything and ends the process. */
  leave(exitCode: number): void;
  /** Aborted as soon as the process is told to end. */
  signal: AbortSignal;
}

/**
 * The process ends in good order when it is told to, and when nobody handled an error: who knows what
 * state that leaves behind. `report` is told of such an error.
 */
export function wayOut(report: (error: unknown) => void): WayOut {
  const closers: (() => Promise<unknown>)[] = [];
  const leaving = new AbortController();
  let told = 0;

  function leave(exitCode: number): void {
    process.exitCode ||= exitCode;
    if (leaving.signal.aborted) return;
    told = performance.now();
    leaving.abort();
    setTimeout(() => {
      console.error('Something did not close in time.');
      process.exit(1);
    }, LEAVE_WITHIN_MS).unref();
    closeAll().then(
      () => process.exit(),
      (error: unknown) => {
        console.error('Could not stop cleanly:', error);
        process.exit(1);
      },
    );
  }

  async function closeAll(): Promise<void> {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  }

  function onSignal(): void {
    // Somebody insists.
    if (leaving.signal.aborted && performance.now() - told > SAME_SIGNAL_MS) process.exit(1);
    leave(0);
  }

  function onUncaught(error: unknown): void {
    const isFirst = !process.exitCode; // more of them may follow on the way out
    leave(1);
    if (isFirst) report(error);
  }

  // SIGHUP: the terminal was closed.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);
  // Node makes one of every rejection that nobody handles.
  process.on('uncaughtException', onUncaught);
  return { onLeave: (close) => closers.push(close), leave, signal: leaving.signal };
}
