import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '#server/router.ts';

/** The reply is broken, or not from the server but, e.g., from a proxy. */
export class ForeignReplyError extends Error {
  readonly status: number;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
  }
}

/** What the server says about a call that it refused; undefined without its reply. */
export function refusalOf(error: unknown) {
  return error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data : undefined;
}

export function replyHeader(error: unknown, name: string): string | null {
  const reply = error instanceof TRPCClientError && error.meta?.['response'];
  return reply instanceof Response ? reply.headers.get(name) : null;
}

/** A failed call as the specification words it (section 8): `<status>: <body>`. */
export function apiErrorMessage(error: unknown): string {
  const data = refusalOf(error);
  if (data) return `${data.httpStatus}: ${JSON.stringify(data.body)}`;
  return error instanceof Error ? error.message : String(error);
}

/**
 * The message of the server for the visitor; undefined if there is none. For an internal error it
 * names the request, so that it can be found in the log.
 */
export function serverMessage(error: unknown): string | undefined {
  const data = refusalOf(error);
  if (!data || data.httpStatus < 500) return data?.body.message;
  const id = replyHeader(error, 'x-request-id');
  return id ? `${data.body.message} (Reference: ${id})` : data.body.message;
}

/** The HTTP status of a call that the server refused; undefined without its reply. */
export function errorStatus(error: unknown): number | undefined {
  return refusalOf(error)?.httpStatus;
}

/** There is nothing under the id, or it cannot be one: trying again does not help. */
export function isMissing(error: unknown): boolean {
  return [400, 404].includes(errorStatus(error) ?? 0);
}

/** What is gone already needs no deleting. */
export async function unlessGone(deleting: Promise<unknown>): Promise<void> {
  await deleting.catch((error: unknown) => {
    if (errorStatus(error) !== 404) throw error;
  });
}

/** The HTTP status of a failed call, whether the server or a proxy replied; undefined without a reply. */
export function replyStatus(error: unknown): number | undefined {
  if (!(error instanceof TRPCClientError)) return undefined;
  return error.cause instanceof ForeignReplyError ? error.cause.status : errorStatus(error);
}

const NO_CONNECTION = 'Check your connection.';
const WAIT = 'There were too many requests. Wait a minute, then try again.';

/** The message for a failed call: `words`, and whether the connection failed or when to try again. */
export function whatToDo(
  error: unknown,
  words: string,
  whenOffline = `${words} ${NO_CONNECTION}`,
): string {
  const status = replyStatus(error);
  if (status === 429) {
    const advice = serverMessage(error) ?? WAIT;
    return words === advice ? words : `${words.replace(/ Please try again\.$/, '')} ${advice}`;
  }
  const isUnanswered = error instanceof TRPCClientError && status === undefined;
  return isUnanswered ? whenOffline : words;
}

/** The server's reason for a failed call, or `words` if it gave none; then what to do. */
export function failureText(error: unknown, words: string, whenOffline?: string): string {
  return whatToDo(error, serverMessage(error) ?? words, whenOffline);
}
