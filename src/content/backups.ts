import type { Retention } from '#domain/retention.ts';

/** Until when backups hold what was erased, for the privacy notice and wherever something is erased. */
export function untilGoneFromBackups({ backups }: Pick<Retention, 'backups'>): string {
  if (backups === undefined) {
    return 'Backups can hold it longer. Ask the practice how long it keeps them.';
  }
  const days = `${backups.toLocaleString('en')} ${backups === 1 ? 'day' : 'days'}`;
  return `Backups can hold it for up to ${days} longer.`;
}
