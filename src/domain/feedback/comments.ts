import { COMMENTS_FROM } from './feedback.ts';

/** The comments of one question, in an order that says nothing about their writers; none if they are too few. */
export function publishComments(
  forms: number,
  texts: readonly (string | null)[],
  seed: string,
): string[] {
  const comments = shuffled(texts, seed);
  return forms >= COMMENTS_FROM.forms && comments.length >= COMMENTS_FROM.comments ? comments : [];
}

/** The texts that say something. The order depends on the texts and the seed, not on the order given. */
export function shuffled(texts: readonly (string | null)[], seed: string): string[] {
  return texts
    .flatMap((it) => it?.trim() || [])
    .map((text) => ({ text, place: hashed(`${seed} ${text}`) }))
    .toSorted((a, b) => a.place - b.place || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text);
}

/** FNV-1a, with a last step that lets each character move the result far. */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
