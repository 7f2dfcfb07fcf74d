import type { Person } from '#web/features/chat/data/types.ts';

/** The first letters of both names, whatever script they are written in. */
export function initials({ firstName, lastName }: Person): string {
  return [firstName, lastName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
