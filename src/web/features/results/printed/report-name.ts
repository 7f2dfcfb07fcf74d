import { localStore } from '#web/lib/browser-storage.ts';

const NAME = 'report_name';
export const REPORT_NAME_MAX_LENGTH = 80;

/** The name for the cover, cut to what fits there. Null for no name. */
export function reportName(): string | null {
  return coverName(localStore.get(NAME) ?? '');
}

/** Stores it in this browser, and nowhere else; null removes it. */
export function keepReportName(name: string | null): void {
  localStore.set(NAME, coverName(name ?? ''));
}

function coverName(given: string): string | null {
  return given.trim().slice(0, REPORT_NAME_MAX_LENGTH) || null;
}
