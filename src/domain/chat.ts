/** What the advisor can offer at the end of a reply: a page, or the help lines. It writes `[card.plan]`. */
export const cardIds = [
  'assessment',
  'plan',
  'call',
  'decision-tree',
  'ptr-framework',
  'help',
] as const;

export type CardId = (typeof cardIds)[number];

/** The longest message, in characters as the browser counts them. */
export const CHAT_MESSAGE_MAX_LENGTH = 8000;

const TITLE_LENGTH = 60;
/** The longest title that a user can choose, in characters. */
export const TITLE_MAX_LENGTH = 100;
/** The longest text to search for, in characters. */
export const SEARCH_MAX_LENGTH = 100;

/** The title of a conversation: the beginning of the first line of its first message. */
export function conversationTitle(message: string): string {
  const line = message.trim().replace(/[\r\n][^]*/, '');
  const characters = [...line.replaceAll(/\s+/g, ' ').trim()];
  if (characters.length <= TITLE_LENGTH) return characters.join('');
  const start = characters.slice(0, TITLE_LENGTH - 1).join('');
  // The last word is whole only if a space follows it.
  const atWord = characters[TITLE_LENGTH - 1] === ' ' ? start : start.replace(/\s\S*$/, '');
  const kept = [...atWord];
  const last = kept.findLastIndex((character) => !' ,;:.–—-'.includes(character));
  return `${kept.slice(0, last + 1).join('')}…`;
}

export interface Passage {
  /** Has a dot inside, so that a mark like `[faq.framework]` is no placeholder like `[name]`. */
  id: string;
  title: string;
  /** Where the site shows it, e.g. `/services#consulting`. */
  path: string;
  text: string;
}

/** The part of a quoted passage that a message stores. */
export type Source = Pick<Passage, 'title' | 'path'>;
