import { readdirSync, readFileSync } from 'node:fs';

/** The value below which `share` of the values lie: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return below + (above - below) * (place % 1);
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

interface Times {
  parent: number;
  ms: number;
  /** The CPU time of its children that have ended. */
  endedMs: number;
}

/** User and system time. The kernel counts in hundredths of a second. */
function timesOf(pid: number | string): Times | undefined {
  try {
    const [, text = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = text.split(' ').map(Number);
    const sum = (at: number) => (fields[at]! + fields[at + 1]!) * 10;
    return { parent: fields[1]!, ms: sum(11), endedMs: sum(13) };
  } catch {
    return undefined; // it has ended, or this is not Linux
  }
}

/** CPU time of a process so far; NaN where there is no /proc. */
export const cpuMs = (pid: number): number => timesOf(pid)?.ms ?? Number.NaN;

/** CPU time so far of the PostgreSQL that this session belongs to, if it runs on this machine. */
export function postgresCpuMs(sessionPid: number): number {
  const postmaster = timesOf(sessionPid)?.parent;
  if (postmaster === undefined) return Number.NaN;
  const { ms, endedMs } = timesOf(postmaster)!;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(timesOf)
    .filter((times) => times?.parent === postmaster);
  return children.reduce((total, times) => total + times!.ms, ms + endedMs);
}
