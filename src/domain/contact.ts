/** How far the practice has come with somebody who gave an address, in the order of the work. */
export const contactStates = ['new', 'contacted', 'in_conversation', 'client', 'not_now'] as const;
export type ContactState = (typeof contactStates)[number];

/** Of the private note about a person, in characters. */
export const NOTE_MAX_LENGTH = 10_000;

/** How far somebody came with the assessment. */
export const contactProgress = ['empty', 'unfinished', 'completed'] as const;
export type ContactProgress = (typeof contactProgress)[number];

/** What the people may stand in the order of; with a minus downwards. */
export const contactSorts = [
  'last',
  'address',
  'state',
  'answered',
  'completed',
  'overall',
  'area',
  'source',
] as const;
export type ContactSort = (typeof contactSorts)[number];
export type ContactOrder = ContactSort | `-${ContactSort}`;
export const contactOrders: readonly ContactOrder[] = contactSorts.flatMap(
  (sort) => [sort, `-${sort}`] as const,
);

export const SEARCH_MAX_LENGTH = 200;
const MAX_WORDS = 10;
/** A word, and the sign after it; in the rows such signs are left out. */
const WORD = /([^\s!-/:-@[-`{-~]+)([!-/:-@[-`{-~]?)/g;

export interface SoughtWord {
  word: string;
  /** Else it is the beginning of one. */
  isWhole: boolean;
}

/** The words that somebody looks for, as they typed them: one that a sign follows is whole. */
export function wordsSought(typed: string): SoughtWord[] {
  return Array.from(typed.toLowerCase().matchAll(WORD), (found) => ({
    word: found[1]!,
    isWhole: found[2] !== '',
  })).slice(0, MAX_WORDS);
}
