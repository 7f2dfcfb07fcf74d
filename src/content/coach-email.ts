/** What the text of a coach's email has in braces, to be filled in for each contact. */
export const emailPlaceholders = ['date', 'profile', 'competency', 'question', 'link'] as const;

/** Null where there is nothing to fill in, such as a profile before the assessment is completed. */
export type EmailWords = Readonly<Record<(typeof emailPlaceholders)[number], string | null>>;

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** The placeholders in a text that none of these fills in. */
export const unknownPlaceholders = (text: string, known: readonly string[]): string[] =>
  Array.from(text.matchAll(PLACEHOLDER), ([whole, name]) =>
    known.includes(name!) ? '' : whole,
  ).filter(Boolean);

/** The paragraphs that can be filled in. */
export function filledIn(paragraphs: readonly string[], words: EmailWords): string {
  const wordFor = (name: string) => words[name as keyof EmailWords];
  return paragraphs
    .filter((text) => Array.from(text.matchAll(PLACEHOLDER)).every(([, name]) => wordFor(name!)))
    .map((text) => text.replaceAll(PLACEHOLDER, (_whole, name: string) => wordFor(name)!))
    .join('\n\n');
}

/** Opens the mail program. Encodes both parts of the address: only the @ between them may stay as it is. */
export function mailtoLink(address: string, subject: string, text: string): string {
  const to = address.split('@').map(encodeURIComponent).join('@');
  const [about, body] = [subject, text.replaceAll('\n', '\r\n')].map(encodeURIComponent);
  return `mailto:${to}?subject=${about}&body=${body}`;
}
