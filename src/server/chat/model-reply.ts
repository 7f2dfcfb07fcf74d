import { type Fault, faultOf, ModelFault, wordsIn } from './model-faults.ts';

export interface Addition {
  text: string;
  /** True if the model wrote, also what no one sees. */
  isWriting: boolean;
  /** All text before was the model's thinking. */
  isRestart: boolean;
}

/** More than any reply costs: one odd count must not use up the day of everyone. */
const MOST_TOKENS = 200_000;
/** Longer lines hold nothing that belongs to a reply. */
const MAX_LINE = 1_000_000;
const CHARACTERS_PER_TOKEN = 4;

/** An estimate, since each model counts in its own way. */
export const tokensIn = (text: string) => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

/**
 * Reads the stream of any server that calls itself OpenAI-compatible. Keeps the text, drops the
 * thinking, and ignores what says nothing: no two servers send the same.
 */
export class ModelReply {
  /** What the reply costs so far, prompt included: estimated until the server says it. */
  tokens: number;
  /** Why the model stopped, if it or the server said so. */
  end: 'complete' | Fault | undefined;
  /** Nothing more comes. */
  isOver = false;
  #status: number | undefined;
  readonly #thinking: Thinking;
  readonly #decoder = new TextDecoder();
  #line = '';
  /** The lines of an event that is not complete yet. */
  #lines = '';
  /** No text so far. */
  isEmpty = true;

  /**
   * @param tokens the estimate for the prompt
   * @param startsThinking the model begins without an opening tag
   */
  constructor(tokens: number, startsThinking = false) {
    this.tokens = tokens;
    this.#thinking = new Thinking(startsThinking);
  }

  take(bytes: Uint8Array): Addition {
    const all = this.#line + this.#decoder.decode(bytes, { stream: true });
    const lines = all.split(/\r?\n|\r(?=.)/s);
    this.#line = lines.pop()!;
    if (this.#line.length > MAX_LINE) throw new ModelFault('failed');
    return this.#read(lines);
  }

  /**
   * The rest, when the server has ended the stream.
   * @throws ModelFault unless the reply is complete
   */
  finish(): Addition {
    const last = this.#read([this.#line]);
    const end = this.end ?? (this.isEmpty ? 'failed' : 'broken');
    const text = last.text + this.#thinking.end(end === 'complete');
    this.isEmpty &&= text.trim() === '';
    this.end = end === 'complete' && this.isEmpty ? 'failed' : end;
    return { ...last, text };
  }

  /** Call it after `finish`. */
  get fault(): ModelFault | undefined {
    const { end = 'failed' } = this;
    return end === 'complete' ? undefined : new ModelFault(end, this.#status);
  }

  /** The model wrote its thinking without an opening tag, and may do so again. */
  get startedThinking(): boolean {
    return this.#thinking.hadNoOpening;
  }

  #read(lines: readonly string[]): Addition {
    const added = { text: '', isWriting: false, isRestart: false };
    for (const line of lines) {
      const event = this.#eventIn(line);
      if (event === undefined || this.isOver) continue;
      const { text, thought } = this.#understand(event);
      const read = this.#thinking.take(text);
      if (read.isRestart) this.isEmpty = true;
      added.text = (read.isRestart ? '' : added.text) + read.text;
      added.isRestart ||= read.isRestart;
      added.isWriting ||= text !== '' || thought !== '';
      this.isEmpty &&= read.text.trim() === '';
    }
    return added;
  }

  /** Also JSON without a prefix, over several lines, or in a field named `error`. */
  #eventIn(line: string): object | undefined {
    if (line === '') this.#lines = '';
    if (line === '' || /^(:|event:|id:|retry:)/.test(line)) return undefined;
    const value = line.replace(/^((data|error): ?)+/, '');
    if (value.trim() === '[DONE]') {
      this.isOver = true;
      this.end ??= 'complete';
      return undefined;
    }
    this.#lines = (this.#lines + value).slice(0, MAX_LINE);
    const event = parsed(value) ?? parsed(this.#lines);
    if (event) this.#lines = '';
    if (!event || !line.startsWith('error:')) return event;
    return { error: event };
  }

  #understand(event: object) {
    const first: unknown = Array.isArray(event) ? event[0] : event;
    const error = at(first, 'error') || (at(first, 'object') === 'error' && first);
    if (error && wordsIn(error) !== '') {
      this.#status = [at(error, 'code'), at(error, 'status_code'), at(first, 'code')]
        .map(Number)
        .find((code) => code >= 400 && code < 600);
      this.end ??= faultOf(wordsIn(first), this.#status) ?? (this.isEmpty ? 'failed' : 'broken');
      this.isOver = true;
    }
    const choice = at(first, 'choices', 0);
    const written = at(choice, 'delta') ?? (this.isEmpty ? at(choice, 'message') : undefined);
    const content = at(written, 'content') ?? at(written, 'refusal') ?? at(choice, 'text');
    const text = textIn(content);
    const thought =
      textIn(at(written, 'reasoning_content') ?? at(written, 'reasoning')) +
      (Array.isArray(content) ? content.map((part) => textIn(at(part, 'thinking'))).join('') : '');
    const reason = at(choice, 'finish_reason');
    if (typeof reason === 'string' && !/^(null)?$/i.test(reason)) {
      this.end = this.isOver ? this.end : (faultOf(reason) ?? this.end ?? 'complete');
    }
    const usage = at(first, 'usage') ?? at(first, 'x_groq', 'usage') ?? at(choice, 'usage');
    this.tokens = tokensOf(usage) || this.tokens + tokensIn(text + thought);
    return { text, thought };
  }
}

/** An object or list; a keep-alive may be anything else. */
export function parsed(text: string): object | undefined {
  if (!/[\]}]\s*$/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce(
    (inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key],
    value,
  );
}

/** A string, a part, or a list of parts, of which only texts are shown. */
function textIn(content: unknown): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(textIn).join('');
  const type = at(content, 'type') ?? 'text';
  const text = at(content, 'text');
  return type === 'text' && typeof text === 'string' ? text : '';
}

function tokensOf(usage: unknown): number {
  const count = (...names: string[]) => {
    const number = names.map((name) => at(usage, name)).find((one) => typeof one === 'number');
    return Number.isFinite(number) ? Math.max(0, number!) : 0;
  };
  const total =
    count('total_tokens') ||
    count('prompt_tokens', 'input_tokens') + count('completion_tokens', 'output_tokens');
  return Math.min(Math.ceil(total), MOST_TOKENS);
}

const TAG = /<(\/?)(?:seed:)?(?:think|thinking|thought|reasoning)>|\[(\/?)THINK\]|◁(\/?)think▷/i;
/** What may become a tag with the next text. */
const TAG_START = /(?:<\/?[a-z:]{0,14}|\[\/?[a-z]{0,5}|◁\/?[a-z]{0,5})$/i;

class Thinking {
  hadNoOpening = false;
  #isOn: boolean;
  #hadTag = false;
  #isShown = false;
  #held = '';
  /** Is the answer after all, if no closing tag comes. */
  #supposed = '';

  constructor(isOn: boolean) {
    this.#isOn = isOn;
  }

  take(text: string): { text: string; isRestart: boolean } {
    let rest = this.#held + text;
    let shown = '';
    let isRestart = false;
    for (let tag = TAG.exec(rest); tag; tag = TAG.exec(rest)) {
      shown += this.#pass(rest.slice(0, tag.index));
      const isClosing = tag.slice(1).includes('/');
      if (isClosing && !this.#hadTag) {
        this.hadNoOpening = true;
        isRestart = this.#isShown;
        this.#isShown = false;
        shown = '';
      }
      this.#hadTag = true;
      this.#isOn = !isClosing;
      rest = rest.slice(tag.index + tag[0].length);
    }
    this.#held = TAG_START.exec(rest)?.[0] ?? '';
    shown += this.#pass(rest.slice(0, rest.length - this.#held.length));
    return { text: shown, isRestart };
  }

  end(isComplete: boolean): string {
    const rest = this.#pass(this.#held);
    return this.#hadTag || !isComplete ? rest : this.#supposed + rest;
  }

  #pass(text: string): string {
    if (this.#isOn && !this.#hadTag) this.#supposed += text;
    if (this.#isOn) return '';
    const shown = this.#isShown ? text : text.trimStart();
    this.#isShown ||= shown !== '';
    return shown;
  }
}
