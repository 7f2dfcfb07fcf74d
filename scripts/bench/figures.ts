import { readFileSync } from 'node:fs';

/** The value below which `share` of the values lie: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return below + (above - below) * (place % 1);
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** User and system time of a process so far; NaN where there is no /proc. The kernel counts in hundredths. */
export function cpuMs(pid: number): number {
  try {
    const [, text = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = text.split(' ').map(Number);
    return (fields[11]! + fields[12]!) * 10;
  } catch {
    return Number.NaN; // it has ended, or this is not Linux
  }
}
