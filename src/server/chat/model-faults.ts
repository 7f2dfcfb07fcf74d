import type { AppError } from '#domain/errors.ts';
import { chatErrors } from './chat-errors.ts';

interface FaultKind {
  /** What the visitor reads. */
  error: () => AppError;
  /** What the operator reads in the log. */
  advice: string;
  /** What servers call it. */
  words?: RegExp;
  statuses?: readonly number[];
}

/** Why a model's reply is not complete. The first kind whose words or status match is the one. */
const kinds = {
  filtered: {
    error: chatErrors.filtered,
    advice:
      'The content filter of the model server blocked this. If it blocks too much, change its policy.',
    words:
      /content.?(filter|policy|management)|moderation|flagged|safety|^sensitive$|sensitive (content|words)|responsible.?ai|guardrail|inappropriate|recitation|prohibited_content|refusal/i,
  },
  tooLong: {
    error: chatErrors.tooLong,
    advice: 'The conversation does not fit the model. Give it a context of at least 16,000 tokens.',
    words:
      /context.?(length|size|window|exceeded)|too (long|many tokens)|max(imum)? (input|length|prompt)|exceeds? (the )?(max|limit|available)|reduce the length/i,
    statuses: [413],
  },
  quota: {
    error: chatErrors.quota,
    advice: 'The account at the model server is used up. Check its plan and billing.',
    words:
      /insufficient.?(quota|balance|credit|fund)|exceeded your current quota|out of credit|payment required/i,
    statuses: [402],
  },
  key: {
    error: chatErrors.misconfigured,
    advice: 'The model server rejected the key. Check CHAT_API_KEY.',
    words: /(invalid|incorrect|missing).{0,20}api.?key|unauthorized|authentication/i,
    statuses: [401, 403],
  },
  model: {
    error: chatErrors.misconfigured,
    advice:
      'The model server does not have this model or address. Check CHAT_MODEL and CHAT_API_URL.',
    words:
      /^(?=[^]*model)[^]*(not.?found|not exist|not available|not supported|decommissioned)|(no such|unknown|invalid) model|no models loaded/i,
    statuses: [404, 405],
  },
  busy: {
    error: chatErrors.overloaded,
    advice: 'The model server is busy, or limits how often it may be asked.',
    words:
      /overloaded|rate.?limit|loading model|capacity|temporarily|insufficient_system|resource.?exhausted/i,
    statuses: [429, 503, 529],
  },
  length: {
    error: chatErrors.cutShort,
    advice:
      'The reply reached its limit of tokens. If that happens often, raise CHAT_REPLY_TOKENS.',
    words: /^(length|max_(output_)?tokens|model_length)$/i,
  },
  slow: {
    error: chatErrors.notStarted,
    advice: 'The model wrote nothing in time. If it takes long to load, raise CHAT_START_SECONDS.',
  },
  broken: {
    error: chatErrors.brokeOff,
    advice: 'The model server ended the reply in the middle.',
    words: /^(error|aborted?|cancell?ed|network_error)$/i,
  },
  unreachable: {
    error: chatErrors.failed,
    advice: 'The model server could not be reached, or it redirects. Check CHAT_API_URL.',
  },
  failed: {
    error: chatErrors.failed,
    advice: 'The model server did not send a chat completion. Check CHAT_API_URL.',
  },
} satisfies Record<string, FaultKind>;

export type Fault = keyof typeof kinds;

/** Carries no text of the conversation: servers quote it in their errors. */
export class ModelFault extends Error {
  readonly fault: Fault;
  readonly status: number | undefined;

  constructor(fault: Fault, status?: number, options?: ErrorOptions) {
    super(kinds[fault].advice, options);
    this.fault = fault;
    this.status = status;
  }

  get shown(): AppError {
    return kinds[this.fault].error();
  }
}

/** The kind that these words and this status stand for; undefined if they are none's. */
export function faultOf(words: string, status?: number): Fault | undefined {
  const all: [string, FaultKind][] = Object.entries(kinds);
  const found =
    all.find((kind) => kind[1].words?.test(words)) ??
    all.find((kind) => kind[1].statuses?.includes(status ?? 0));
  return found?.[0] as Fault | undefined;
}

/** All values of an error in any server's shape, apart from the request that some send back. */
export function wordsIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const told = Object.entries(value).filter(([key]) => key !== 'input' && key !== 'param');
  return told.map(([, inner]) => wordsIn(inner)).join(' ');
}
