import { officeSite } from '#content/office-site.ts';

const { nothing, picture, on, off } = officeSite.versions;
const MAX_LENGTH = 120;

/** A value of any kind, to be read in one line. */
export function asWords(path: string, value: unknown): string {
  const words = wordsOf(value);
  if (words === '') return nothing;
  if (path === 'facts.coach.portrait') return picture;
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH)}…` : words;
}

function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? on : off;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(wordsOf).filter(Boolean).join(', ');
}
