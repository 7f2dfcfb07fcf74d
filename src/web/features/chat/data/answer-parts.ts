/** A stretch of a reply: text, text in bold, or the number of a source. */
export type AnswerPart =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'source'; number: number };

const PART = /\[(\d+)\]|\*\*([^*\n]+)\*\*/g;

/**
 * The parts of a reply. Everything else stays text, as the page shows it.
 * @param sources how many the reply has: a number without one is text
 */
export function answerParts(content: string, sources: number): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let end = 0;
  const add = (text: string) => {
    if (text !== '') parts.push({ kind: 'text', text });
  };
  for (const match of content.matchAll(PART)) {
    const [all, digits, bold] = match;
    const number = Number(digits);
    if (bold === undefined && !(number >= 1 && number <= sources)) continue;
    add(content.slice(end, match.index));
    parts.push(
      ...(bold === undefined ? [{ kind: 'source' as const, number }] : inBold(bold, sources)),
    );
    end = match.index + all.length;
  }
  add(content.slice(end));
  return parts;
}

function inBold(content: string, sources: number): AnswerPart[] {
  return answerParts(content, sources).map((part) =>
    part.kind === 'text' ? { kind: 'bold', text: part.text } : part,
  );
}

/** Without the asterisks of a bold text that is not complete yet. */
export function withoutOpenBold(content: string): string {
  const lineStart = content.lastIndexOf('\n') + 1;
  const line = content.slice(lineStart).replace(/\*$/, '');
  const isOpen = line.split('**').length % 2 === 0;
  const last = line.lastIndexOf('**');
  return content.slice(0, lineStart) + (isOpen ? line.slice(0, last) + line.slice(last + 2) : line);
}

/** A reply as it is read aloud: without asterisks, and without the numbers of its sources. */
export function spoken(content: string, sources: number): string {
  return answerParts(content, sources)
    .map((part) => (part.kind === 'source' ? '' : part.text))
    .join('');
}
