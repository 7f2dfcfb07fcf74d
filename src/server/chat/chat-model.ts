import type { Grounds } from '#content/chat-prompt.ts';
import { faultOf, ModelFault, type Fault, wordsIn } from './model-faults.ts';
import { type Addition, ModelReply, parsed, tokensIn } from './model-reply.ts';

export interface ChatModelSettings {
  apiUrl: string;
  apiKey: string;
  model: string;
  /** How long it may take to begin: local models load for a minute. */
  startSeconds: number;
  /** The most that a reply may cost. */
  replyTokens: number;
}

/** The loggable part of a failure. It contains no text of the conversation. */
interface ModelFailure {
  fault: Fault;
  advice: string;
  status?: number;
  /** Of a failed connection, e.g. ECONNREFUSED. */
  code?: string;
}

export interface Piece extends Addition {
  /** What the reply costs so far, prompt included. */
  tokens: number;
}

const NOTHING: Addition = { text: '', isWriting: false, isRestart: false };
/** After the last word, for the count of tokens: some servers never end a stream. */
const LAST_WORD_MS = 2000;
const MAX_ERROR = 4000;

export class ChatModel {
  readonly #settings: ChatModelSettings;
  readonly #prompt: (grounds: Grounds) => string;
  readonly #report: (failure: ModelFailure) => void;
  readonly #url: URL;
  /** What each request asks for besides the reply. Servers reject what they do not know: then it asks for less. */
  #extras: readonly object[];
  #startsThinking = false;

  /** @param prompt the system prompt of a reply */
  constructor(
    settings: ChatModelSettings,
    prompt: (grounds: Grounds) => string,
    report: (failure: ModelFailure) => void,
  ) {
    this.#settings = settings;
    this.#prompt = prompt;
    this.#report = report;
    this.#url = new URL(settings.apiUrl);
    this.#url.pathname = `${this.#url.pathname.replace(/\/$/, '')}/chat/completions`;
    const usage = { stream_options: { include_usage: true } };
    const max = settings.replyTokens;
    this.#extras = [
      // Ollama, Together, and others ignore the new name; OpenAI rejects both together; Mistral the new one.
      { ...usage, max_tokens: max, max_completion_tokens: max },
      { ...usage, max_completion_tokens: max },
      { ...usage, max_tokens: max },
      { max_tokens: max },
      {},
    ];
  }

  /** The reply, piece by piece. Ends early when the signal says so. */
  async *reply(
    turns: readonly Turn[],
    grounds: Grounds,
    signal: AbortSignal,
  ): AsyncGenerator<Piece, void> {
    const messages = [{ role: 'system', content: this.#prompt(grounds) }, ...turns];
    const promptTokens = messages.reduce((sum, { content }) => sum + tokensIn(content), 0);
    const reply = new ModelReply(promptTokens, this.#startsThinking);
    const piece = (addition: Addition): Piece => ({ ...addition, tokens: reply.tokens });
    const late = new AbortController();
    const after = (ms: number) => setTimeout(() => late.abort(new ModelFault('slow')), ms);
    let timer = after(this.#settings.startSeconds * 1000);
    let isAccepted = false;
    try {
      yield piece(NOTHING);
      const stream = await this.#open(messages, AbortSignal.any([signal, late.signal]));
      isAccepted = true;
      for await (const bytes of untilEnd(stream, reply)) {
        const added = reply.take(bytes);
        if (added.isWriting || reply.end) clearTimeout(timer);
        if (reply.end) timer = after(LAST_WORD_MS);
        yield piece(added);
        if (reply.isOver) break;
      }
      if (signal.aborted) return;
      yield piece(reply.finish());
      this.#startsThinking = reply.startedThinking;
      if (reply.fault) throw reply.fault;
    } catch (error) {
      if (signal.aborted) return;
      // Endpoints do not charge for what they refuse.
      if (!isAccepted) yield { ...NOTHING, tokens: 0 };
      const broken = reply.isEmpty ? 'failed' : 'broken';
      const failure =
        error instanceof ModelFault
          ? error
          : new ModelFault(isAccepted ? broken : 'unreachable', undefined, { cause: error });
      this.#report(describe(failure));
      throw failure.shown;
    } finally {
      clearTimeout(timer);
    }
  }

  async #open(
    messages: readonly object[],
    signal: AbortSignal,
    tried = 0,
  ): Promise<ReadableStream<Uint8Array>> {
    const { apiKey, model } = this.#settings;
    const response = await fetch(this.#url, {
      method: 'POST',
      // Questions go to the configured address only.
      redirect: 'error',
      signal,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model, messages, stream: true, ...this.#extras[tried] }),
    });
    const { ok, body, status } = response;
    if (ok && body) {
      this.#extras = this.#extras.slice(tried);
      return body;
    }
    const answer = (await response.text()).slice(0, MAX_ERROR);
    const fault = faultOf(wordsIn(parsed(answer) ?? answer), status) ?? 'failed';
    const mayKnowLess = [400, 422].includes(status) && fault !== 'filtered';
    if (mayKnowLess && tried + 1 < this.#extras.length) {
      return this.#open(messages, signal, tried + 1);
    }
    throw new ModelFault(fault, status);
  }
}

/** After its last word, a reply does not need its connection. */
async function* untilEnd(stream: ReadableStream<Uint8Array>, reply: ModelReply) {
  try {
    yield* stream;
  } catch (error) {
    if (!reply.end) throw error;
  }
}

function describe({ fault, message, status, cause }: ModelFault): ModelFailure {
  const code = causeCode(cause);
  return {
    fault,
    advice: message,
    ...(status !== undefined && { status }),
    ...(code !== undefined && { code }),
  };
}

function causeCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (typeof code === 'string' && /^[A-Z][A-Z_]+$/.test(code)) return code;
  }
  return undefined;
}

export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

const TOKENS_PER_TURN = 4;

/**
 * The newest turns that fit, always with the last one. They begin with the user's and alternate:
 * consecutive turns of one side become one, since some models accept nothing else.
 * @param turns oldest first
 */
export function withinBudget(turns: readonly Turn[], maxTokens: number): Turn[] {
  const kept: Turn[] = [];
  let tokens = 0;
  for (const turn of turns.toReversed()) {
    tokens += tokensIn(turn.content) + TOKENS_PER_TURN;
    if (tokens > maxTokens && kept.length > 0) break;
    const next = kept[0];
    if (next?.role === turn.role) {
      kept[0] = { role: turn.role, content: `${turn.content}\n\n${next.content}` };
    } else {
      kept.unshift({ role: turn.role, content: turn.content });
    }
  }
  return kept[0]?.role === 'assistant' ? kept.slice(1) : kept;
}
