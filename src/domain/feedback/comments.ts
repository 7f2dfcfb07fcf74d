import { COMMENTS_FROM } from './feedback.ts';

/** No comments of too few people: with three, a way of writing gives someone away. */
export function ifEnough(forms: number, comments: string[]): string[] {
  return forms >= COMMENTS_FROM.forms && comments.length >= COMMENTS_FROM.comments ? comments : [];
}

/** The texts that say something. The order depends on the texts and the seed, not on the order given. */
export function shuffled(texts: readonly string[], seed: string): string[] {
  const place = (text: string) => hashed(`${seed} ${text}`);
  // The alphabet decides if two have the same place.
  const sorted = texts.flatMap((it) => it.trim() || []).toSorted();
  return sorted.toSorted((a, b) => place(a) - place(b));
}

/** FNV-1a, with a last step that lets each character move the result far. */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
