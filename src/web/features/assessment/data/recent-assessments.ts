import { localStore } from '#web/lib/browser-storage.ts';

/** An assessment that this browser has seen: its id, and when (ISO 8601) it was what last. */
export interface Seen {
  id: string;
  /** Worked on here. */
  taken?: string;
  /** Finished here, or found finished by its email. */
  completed?: string;
  /** Its results looked at. */
  viewed?: string;
}

export type Sight = 'taken' | 'completed' | 'viewed';

const SEEN = 'assessments_seen';
const LIMIT = 20;

/** What this browser has seen, the latest first. */
export function seenAssessments(): Seen[] {
  try {
    const seen: unknown = JSON.parse(localStore.get(SEEN) ?? '[]');
    return Array.isArray(seen) ? seen.filter(isSeen).toSorted(byLatest) : [];
  } catch {
    return [];
  }
}

export function noteSeen(id: string, ...sights: Sight[]): void {
  const now = new Date().toISOString();
  const seen = seenAssessments();
  const noted = Object.fromEntries(sights.map((sight) => [sight, now]));
  const known = seen.find((one) => one.id === id) ?? { id };
  keep([{ ...known, ...noted }, ...seen.filter((one) => one.id !== id)]);
}

/** It was cleared: it is not completed any more. */
export function noteCleared(id: string): void {
  keep(seenAssessments().map((one) => (one.id === id ? { id, taken: latest(one) } : one)));
}

/** There is no such assessment any more. */
export function forgetSeen(id: string): void {
  keep(seenAssessments().filter((one) => one.id !== id));
}

function keep(seen: readonly Seen[]): void {
  localStore.set(SEEN, JSON.stringify(seen.slice(0, LIMIT)));
}

function latest({ taken = '', completed = '', viewed = '' }: Seen): string {
  return [taken, completed, viewed].toSorted().at(-1)!;
}

function byLatest(a: Seen, b: Seen): number {
  return latest(b).localeCompare(latest(a));
}

function isSeen(value: unknown): value is Seen {
  if (typeof value !== 'object' || value === null || !('id' in value)) return false;
  return Object.values(value).every((part) => typeof part === 'string');
}
