import { localStore } from '#web/lib/browser-storage.ts';

/** An assessment that this browser knows, and when (ISO 8601) each of these last happened. */
export interface RecentAssessment {
  id: string;
  /** The visitor worked on it here. */
  taken?: string;
  /** It was finished here, or found by its email when already finished. */
  completed?: string;
  /** The visitor looked at its results. */
  viewed?: string;
}

export type RecentUse = 'taken' | 'completed' | 'viewed';

const RECENT = 'assessments_seen';
const LIMIT = 20;

/** The assessments that this browser knows, the latest first. */
export function recentAssessments(): RecentAssessment[] {
  try {
    const recent: unknown = JSON.parse(localStore.get(RECENT) ?? '[]');
    return Array.isArray(recent) ? recent.filter(isRecent).toSorted(byLatest) : [];
  } catch {
    return [];
  }
}

export function noteRecent(id: string, ...uses: RecentUse[]): void {
  const now = new Date().toISOString();
  const recent = recentAssessments();
  const noted = Object.fromEntries(uses.map((use) => [use, now]));
  const known = recent.find((one) => one.id === id) ?? { id };
  keep([{ ...known, ...noted }, ...recent.filter((one) => one.id !== id)]);
}

/** The visitor cleared its answers: it is no longer completed. */
export function noteCleared(id: string): void {
  keep(recentAssessments().map((one) => (one.id === id ? { id, taken: latest(one) } : one)));
}

/** The assessment no longer exists. */
export function forgetRecent(id: string): void {
  keep(recentAssessments().filter((one) => one.id !== id));
}

function keep(recent: readonly RecentAssessment[]): void {
  localStore.set(RECENT, JSON.stringify(recent.slice(0, LIMIT)));
}

function latest({ taken = '', completed = '', viewed = '' }: RecentAssessment): string {
  return [taken, completed, viewed].toSorted().at(-1)!;
}

function byLatest(a: RecentAssessment, b: RecentAssessment): number {
  return latest(b).localeCompare(latest(a));
}

function isRecent(value: unknown): value is RecentAssessment {
  if (typeof value !== 'object' || value === null || !('id' in value)) return false;
  return Object.values(value).every((part) => typeof part === 'string');
}
