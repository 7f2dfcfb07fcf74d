import { basename } from 'node:path';

const CHECK_MS = 250;

/**
 * Ends this process, as a signal would, when the npm that runs it as a script has ended. npm passes
 * SIGTERM only to its shell, which passes nothing on: without this the process would become an
 * orphan. A process that a script started in the background is left alone.
 */
export function endWithNpm(): void {
  const { npm_lifecycle_script: script } = process.env;
  if (!script?.includes(basename(process.argv[1] ?? ''))) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS);
  timer.unref();
}
