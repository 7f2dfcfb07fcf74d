import type { CardId, Passage, Source } from '#domain/chat.ts';

const SEPARATORS = /[\s,;]+/;
const WORD = /[^\s,;]+/g;
/** Limited, so that no more than this is held back. */
const INSIDE = /^[^[\]\n]{0,300}/;
const ADDRESS = /^\([^)\n]{0,2000}\)?/;
/** Characters that no one sees, apart from the joiners that some scripts and emoji need. */
const INVISIBLE =
  /(?![\t\n\r])\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;

const NUMBER = /^\^?\d+$/;

/** A mark, or what looks like one: ids with a dot inside, or numbers, e.g. `[faq.framework, tree.leaf]` or `[1]`. */
function isMark(inside: string): boolean {
  return inside.trim().split(SEPARATORS).every(isId);
}

const isId = (id: string) => NUMBER.test(id) || (id.includes('.') && !id.split('.').includes(''));

/** How much of a bracket that is never closed begins a mark: its ids, of which the last may be cut off. */
function cutLength(inside: string): number {
  if (NUMBER.test(inside)) return inside.length;
  let length = 0;
  for (const { 0: id, index } of inside.matchAll(WORD)) {
    const end = index + id.length;
    if (!id.includes('.') || (end < inside.length && !isId(id))) break;
    length = end;
  }
  return length;
}

/**
 * Turns the marks of a reply into numbers while it is written. What may still become a mark is held back, so
 * that readers never see half of one. Marks of other sources disappear, and so do the addresses of
 * links and images: a reply is plain text.
 */
export class Citations {
  /** Those that were marked so far: `[1]` is the first. */
  readonly sources: Source[] = [];
  /** The last one that was offered and marked, like `[card.plan]`. */
  card: CardId | null = null;
  readonly #offered: readonly CardId[];
  readonly #given: ReadonlyMap<string, Source>;
  readonly #numbers = new Map<string, number>();
  #held = '';

  constructor(given: readonly Passage[], offered: readonly CardId[] = []) {
    this.#offered = offered;
    this.#given = new Map(given.map(({ id, title, path }) => [id, { title, path }]));
  }

  /** The text that can be shown now. */
  take(piece: string): string {
    return this.#read(this.#held + piece, false);
  }

  /** The rest, when nothing more comes. */
  end(): string {
    return this.#read(this.#held, true);
  }

  #read(all: string, isLast: boolean): string {
    // Half a character may be next.
    const half = !isLast && /[\ud800-\udbff]$/.test(all) ? all.slice(-1) : '';
    let rest = all.slice(0, all.length - half.length).replaceAll(INVISIBLE, '');
    let shown = '';
    this.#held = half;
    while (rest !== '') {
      // A mark that is removed takes the space before it along.
      const open = rest.search(/ ?\[/);
      if (open === -1) return shown + this.#withoutLastSpace(rest, half, isLast);
      shown += rest.slice(0, open);
      rest = rest.slice(open);
      const space = rest.startsWith(' ') ? ' ' : '';
      const step = this.#bracket(rest.slice(space.length), isLast);
      if (!step) {
        this.#held = rest + half;
        return shown;
      }
      if (step.text !== '') shown += space + step.text;
      rest = rest.slice(space.length + step.length);
    }
    return shown;
  }

  /** A mark may follow the space. */
  #withoutLastSpace(text: string, half: string, isLast: boolean): string {
    if (isLast || half !== '' || !text.endsWith(' ')) return text;
    this.#held = ' ';
    return text.slice(0, -1);
  }

  /** The replacement of the bracket at the start, and how much it replaces; undefined if not known yet. */
  #bracket(rest: string, isLast: boolean): { text: string; length: number } | undefined {
    const inside = INSIDE.exec(rest.slice(1))![0];
    const close = 1 + inside.length;
    if (rest.length === close && !isLast) return undefined;
    if (rest[close] !== ']') {
      // Half a mark is not shown, nor a bracket around others: `[[1]2]` must not become `[2]`.
      const cut = cutLength(inside);
      return { text: cut > 0 || rest[close] === '[' ? '' : '[', length: 1 + cut };
    }
    const after = rest.slice(close + 1);
    if (after === '' && !isLast) return undefined;
    const address = ADDRESS.exec(after)?.[0] ?? '';
    const isOpen = address !== '' && !address.endsWith(')') && address.length === after.length;
    if (isOpen && !isLast) return undefined;
    const length = close + 1 + address.length;
    if (isMark(inside)) return { text: this.#numbered(inside), length };
    if (/[:/.]/.test(address)) return { text: inside, length };
    return { text: rest.slice(0, close + 1), length: close + 1 };
  }

  #numbered(inside: string): string {
    const ids = inside.split(SEPARATORS);
    const card = this.#offered.findLast((one) => ids.includes(`card.${one}`));
    // No other card replaces the help lines.
    if (card && this.card !== 'help') this.card = card;
    const numbers = ids.filter((id) => this.#given.has(id)).map((id) => `[${this.#numberOf(id)}]`);
    return [...new Set(numbers)].join('');
  }

  #numberOf(id: string): number {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const number = this.sources.push(this.#given.get(id)!);
    this.#numbers.set(id, number);
    return number;
  }
}
