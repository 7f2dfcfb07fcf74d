import { localStore } from '#web/lib/browser-storage.ts';

const NAME = 'report_name';
export const REPORT_NAME_MAX_LENGTH = 80;

/** What somebody wants on the cover; no longer than a cover holds. Null: no name. */
export function reportName(): string | null {
  return coverName(localStore.get(NAME) ?? '');
}

/** Keeps it in this browser, and nowhere else; null: not any more. */
export function keepReportName(name: string | null): void {
  localStore.set(NAME, coverName(name ?? ''));
}

function coverName(given: string): string | null {
  return given.trim().slice(0, REPORT_NAME_MAX_LENGTH) || null;
}
