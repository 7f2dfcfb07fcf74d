import { daysInWords, type Retention } from '#domain/retention.ts';

/** How long backups hold erased data: for the privacy notice and the dialogs that erase. */
export function untilGoneFromBackups({ backups }: Pick<Retention, 'backups'>): string {
  if (backups === undefined) {
    return 'Our backups may keep a copy for longer. We can tell you how long.';
  }
  return `Backups can hold it for up to ${daysInWords(backups)} longer.`;
}
