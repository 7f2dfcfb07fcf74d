import type { OpenAI } from 'openai';
import type { Grounds } from '#content/chat-prompt.ts';
import type { AppError } from '#domain/errors.ts';
import { chatErrors } from './chat-errors.ts';

/** An OpenAI-compatible endpoint. */
export interface ChatModelSettings {
  apiUrl: string;
  apiKey: string;
  model: string;
}

/** The loggable part of a failure. It contains no text of the conversation. */
interface ModelFailure {
  type: string;
  status?: number;
  code?: string;
}

export interface Piece {
  /** Empty as a sign of life. */
  text: string;
  /** What the reply costs so far, prompt included: estimated until the endpoint says it. */
  tokens: number;
}

/** The model behind an OpenAI-compatible endpoint. */
export class ChatModel {
  readonly #settings: ChatModelSettings;
  readonly #prompt: (grounds: Grounds) => string;
  readonly #report: (failure: ModelFailure) => void;
  #client: Promise<OpenAI> | undefined;
  /** Until the endpoint refuses to. */
  #saysUsage = true;

  /** @param prompt the system prompt of a reply */
  constructor(
    settings: ChatModelSettings,
    prompt: (grounds: Grounds) => string,
    report: (failure: ModelFailure) => void,
  ) {
    this.#settings = settings;
    this.#prompt = prompt;
    this.#report = report;
  }

  /**
   * The reply, piece by piece. Ends early when the signal says so.
   * @throws AppError BAD_GATEWAY or SERVICE_UNAVAILABLE
   */
  async *reply(
    turns: readonly Turn[],
    grounds: Grounds,
    signal: AbortSignal,
  ): AsyncGenerator<Piece, void> {
    const prompt = [{ role: 'system' as const, content: this.#prompt(grounds) }, ...turns];
    let tokens = prompt.reduce((sum, { content }) => sum + tokensIn(content), 0);
    let isAccepted = false;
    let hasText = false;
    try {
      yield { text: '', tokens };
      const stream = await this.#open(prompt, signal);
      isAccepted = true;
      let isFinished = false;
      for await (const { choices, usage } of stream) {
        const [choice] = choices;
        const text = choice?.delta.content ?? '';
        hasText ||= text !== '';
        isFinished ||= Boolean(choice?.finish_reason);
        tokens = usage?.total_tokens ? usage.total_tokens : tokens + tokensIn(text);
        yield { text, tokens };
      }
      if (signal.aborted) return;
      if (!isFinished) throw new Error('The stream ended without a reason to finish');
      if (!hasText) throw new Error('The reply is empty');
    } catch (error) {
      if (signal.aborted) return;
      // Endpoints do not charge for what they refuse.
      if (!isAccepted) yield { text: '', tokens: 0 };
      this.#report(describe(error));
      throw explain(error, hasText);
    }
  }

  async #open(messages: (Turn | { role: 'system'; content: string })[], signal: AbortSignal) {
    const client = await (this.#client ??= openClient(this.#settings));
    const { model } = this.#settings;
    const ask = (options?: { stream_options: { include_usage: true } }) =>
      client.chat.completions.create({ model, messages, stream: true, ...options }, { signal });
    if (!this.#saysUsage) return ask();
    try {
      return await ask({ stream_options: { include_usage: true } });
    } catch (error) {
      if (!isUnknown(error)) throw error;
      const stream = await ask();
      this.#saysUsage = false;
      return stream;
    }
  }
}

/** The answer of an endpoint that does not know a parameter. */
function isUnknown(error: unknown): boolean {
  return [400, 422].includes(statusOf(error) ?? 0);
}

/** Loaded at first use, because that takes a quarter of a second. */
async function openClient({ apiUrl, apiKey }: ChatModelSettings): Promise<OpenAI> {
  const { OpenAI: Client } = await import('openai');
  return new Client({
    apiKey,
    baseURL: apiUrl,
    maxRetries: 0,
    // Questions go to the configured address only.
    fetchOptions: { redirect: 'error' },
    // Otherwise the package would read these from the environment, or write to the console.
    organization: null,
    project: null,
    adminAPIKey: null,
    logLevel: 'off',
  });
}

function statusOf(error: unknown): number | undefined {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' ? status : undefined;
}

function explain(error: unknown, hasText: boolean): AppError {
  const status = statusOf(error);
  if (status === 429 || status === 503 || status === 529) return chatErrors.overloaded();
  return hasText ? chatErrors.brokeOff() : chatErrors.failed();
}

function describe(error: unknown): ModelFailure {
  const status = statusOf(error);
  const code = causeCode(error);
  return {
    type: error instanceof Error ? error.constructor.name : typeof error,
    ...(status !== undefined && { status }),
    ...(code !== undefined && { code }),
  };
}

/** The code of a failed connection, e.g. ECONNREFUSED. */
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

const CHARACTERS_PER_TOKEN = 4;
/** The overhead of a turn. */
const TOKENS_PER_TURN = 4;

/** An estimate, since each model counts in its own way. */
const tokensIn = (text: string) => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

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
