export type AnswerPart =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'source'; number: number };

const PART = /\[(\d+)\]|\*\*([^*\n]+)\*\*/g;
/** Marks with the space before and the punctuation after them; both short, so that this takes linear time. */
const MARKS = /[ \t]{0,3}(\[\d+\](?:[ \t]?\[\d+\])*)([.,;:!?…]{0,3})/g;

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

/** A reply as plain text, without asterisks, and with the numbers of its sources as `mark` writes them. */
export function plainText(content: string, sources: number, mark: (number: number) => string) {
  return answerParts(content, sources)
    .map((part) => (part.kind === 'source' ? mark(part.number) : part.text))
    .join('');
}

/** Moves marks right after the word, or after its period or comma, like footnote numbers. */
export function marksLast(content: string, sources: number): string {
  return content.replaceAll(MARKS, (all: string, marks: string, stop: string) => {
    const numbers = marks.match(/\d+/g)!.map(Number);
    return numbers.every((number) => number >= 1 && number <= sources) ? stop + marks : all;
  });
}

export type Block =
  | { kind: 'text'; text: string }
  | {
      kind: 'list';
      /** Of its first item, if they are numbered. */ start?: number;
      items: string[];
    };

const ITEM = /^[ \t]*(?:[-*•]|(\d{1,3})[.)])[ \t]+(?=\S)/;

/** The paragraphs and lists of a reply. A blank line between two items does not end their list. */
export function blocksOf(content: string): Block[] {
  const blocks: Block[] = [];
  let isApart = true;
  for (const line of content.split('\n')) {
    const last = blocks.at(-1);
    const mark = ITEM.exec(line);
    const item = mark && line.slice(mark[0].length);
    if (line.trim() === '') isApart = true;
    else if (item) {
      const start = mark[1] === undefined ? undefined : Number(mark[1]);
      const goesOn = last?.kind === 'list' && (last.start === undefined) === (start === undefined);
      if (goesOn) last.items.push(item);
      else blocks.push({ kind: 'list', ...(start !== undefined && { start }), items: [item] });
      isApart = false;
    } else {
      const isMore = last && (!isApart || (last.kind === 'list' && /^\s/.test(line)));
      if (!isMore) blocks.push({ kind: 'text', text: line });
      else if (last.kind === 'text') last.text += `\n${line}`;
      else last.items.push(`${last.items.pop()}\n${line.trim()}`);
      isApart = false;
    }
  }
  return blocks;
}
