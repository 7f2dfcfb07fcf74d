/** The practice's progress with a contact, in the order of the work. */
export const contactStates = ['new', 'contacted', 'in_conversation', 'client', 'not_now'] as const;
export type ContactState = (typeof contactStates)[number];

/** The longest private note about a contact, in characters. */
export const NOTE_MAX_LENGTH = 10_000;

export const contactProgress = ['empty', 'unfinished', 'completed'] as const;
export type ContactProgress = (typeof contactProgress)[number];

/** The questions that the office asks of its contacts most often. */
export const contactViews = ['to_call', 'in_conversation', 'booked'] as const;
export type ContactView = (typeof contactViews)[number];

interface ViewRule {
  states?: readonly ContactState[];
  isCompleted?: true;
  /** Whether the scheduler reported a booking that was not canceled. */
  isBooked?: boolean;
}

/** The conditions for a contact to be in a view. The SQL is generated from these. */
export const viewRules: Record<ContactView, ViewRule> = {
  to_call: { states: ['new'], isCompleted: true, isBooked: false },
  in_conversation: { states: ['contacted', 'in_conversation'] },
  booked: { isBooked: true },
};

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

/** The contact who completed the assessment last is called first. */
export const usualOrder = (view: ContactView | undefined): ContactOrder =>
  view === 'to_call' ? '-completed' : '-last';

export const SEARCH_MAX_LENGTH = 200;
const MAX_WORDS = 10;
/** A word, and the punctuation after it, which the stored search words do not have. */
const WORD = /([^\s!-/:-@[-`{-~]+)([!-/:-@[-`{-~]?)/g;

export interface SoughtWord {
  word: string;
  /** Otherwise it is the beginning of a word. */
  isWhole: boolean;
}

/** The search words as typed. A word followed by punctuation or a space is complete. */
export function wordsSought(typed: string): SoughtWord[] {
  return Array.from(typed.toLowerCase().matchAll(WORD), (found) => ({
    word: found[1]!,
    isWhole: found[2] !== '',
  })).slice(0, MAX_WORDS);
}
