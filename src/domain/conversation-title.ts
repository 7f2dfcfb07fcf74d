const MAX_LENGTH = 60;
/** The longest title that a user can choose, in characters. */
export const TITLE_MAX_LENGTH = 100;
/** The longest text to search for, in characters. */
export const SEARCH_MAX_LENGTH = 100;

/** The title of a conversation: the beginning of the first line of its first message. */
export function conversationTitle(message: string): string {
  const line = message.trim().replace(/[\r\n][^]*/, '');
  const characters = [...line.replaceAll(/\s+/g, ' ').trim()];
  if (characters.length <= MAX_LENGTH) return characters.join('');
  const start = characters.slice(0, MAX_LENGTH - 1).join('');
  // The last word is whole only if a space follows it.
  const atWord = characters[MAX_LENGTH - 1] === ' ' ? start : start.replace(/\s\S*$/, '');
  const kept = [...atWord];
  const last = kept.findLastIndex((character) => !' ,;:.–—-'.includes(character));
  return `${kept.slice(0, last + 1).join('')}…`;
}
