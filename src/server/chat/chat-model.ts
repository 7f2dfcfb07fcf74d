import type { OpenAI } from 'openai';
import type { Grounds } from '#content/chat-prompt.ts';
import type { AppError } from '#domain/errors.ts';
import type { Turn } from './budget.ts';
import { chatErrors } from './chat-errors.ts';

/** An OpenAI-compatible endpoint. */
export interface ChatModelSettings {
  apiUrl: string;
  apiKey: string;
  model: string;
}

/** The loggable part of a failure. It contains no text of the conversation. */
export interface ModelFailure {
  type: string;
  status?: number;
  code?: string;
}

/** The model behind an OpenAI-compatible endpoint. */
export class ChatModel {
  readonly #settings: ChatModelSettings;
  readonly #prompt: (grounds: Grounds) => string;
  readonly #report: (failure: ModelFailure) => void;
  #client: Promise<OpenAI> | undefined;

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
   * The reply, piece by piece; an empty piece is a sign of life. Ends early when the signal says so.
   * @throws AppError BAD_GATEWAY or SERVICE_UNAVAILABLE
   */
  async *reply(
    turns: readonly Turn[],
    grounds: Grounds,
    signal: AbortSignal,
  ): AsyncGenerator<string, void> {
    let hasText = false;
    try {
      const client = await (this.#client ??= openClient(this.#settings));
      const stream = await client.chat.completions.create(
        {
          model: this.#settings.model,
          messages: [{ role: 'system', content: this.#prompt(grounds) }, ...turns],
          stream: true,
        },
        { signal },
      );
      let isFinished = false;
      for await (const { choices } of stream) {
        const [choice] = choices;
        const text = choice?.delta.content ?? '';
        hasText ||= text !== '';
        isFinished ||= Boolean(choice?.finish_reason);
        yield text;
      }
      if (signal.aborted) return;
      if (!isFinished) throw new Error('The stream ended without a reason to finish');
      if (!hasText) throw new Error('The reply is empty');
    } catch (error) {
      if (signal.aborted) return;
      this.#report(describe(error));
      throw explain(error, hasText);
    }
  }
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
