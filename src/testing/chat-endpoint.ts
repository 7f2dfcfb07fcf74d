import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { ChatModelSettings } from '#server/chat/chat-model.ts';
import type { Dialect } from './chat-dialects.ts';

/** A request to the endpoint. */
export interface ChatRequest {
  max_tokens?: number;
  max_completion_tokens?: number;
  model: string;
  stream: boolean;
  stream_options?: { include_usage: boolean };
  messages: { role: string; content: string }[];
}

/** The answer to one request. */
export type ChatReply =
  /** Sends the text word by word; without `text`, the default reply. */
  | { kind: 'stream'; text?: string; wordMs?: number }
  /** Sends this text, then nothing; the connection stays open. */
  | { kind: 'stall'; text: string }
  /** Sends this text, then cuts the connection. */
  | { kind: 'break-off'; text: string }
  | { kind: 'status'; status: number; location?: string }
  /** Sends the bytes of another server; with `hang`, never ends. */
  | { kind: 'dialect'; dialect: Dialect; hang?: boolean };

/** A reply that the test writes piece by piece. */
export interface DrivenReply {
  /** Resolves with the request when it arrives. */
  asked: Promise<ChatRequest>;
  write: (text: string) => void;
  finish: () => void;
  breakOff: () => void;
  /** Resolves when either side has closed the connection. */
  closed: Promise<void>;
}

export interface ChatEndpoint {
  /** For `config.chat` or the environment. */
  settings: ChatModelSettings;
  requests: ChatRequest[];
  /** Sets the replies to the next requests, in order; later ones get `stream` again. */
  next: (...replies: ChatReply[]) => void;
  /** Forgets replies that no one has asked for. */
  skip: () => void;
  /** Tokens to report for each reply, to those that ask for it. */
  usage: number | undefined;
  /** Requests that get this answer. */
  rejects: ((request: ChatRequest) => 400 | 422 | false) | undefined;
  /** Lets the test write the reply to the next request. */
  drive: () => DrivenReply;
  close: () => Promise<void>;
}

interface Options {
  port?: number;
  /** The reply to the last message. */
  replyTo?: (question: string) => string;
  wordMs?: number;
}

type Handler = (request: ChatRequest, response: ServerResponse) => void | Promise<void>;

const apiKey = 'a key for the local chat endpoint';
const model = 'local-coach';

/** A local model with OpenAI's streaming protocol for chat completions and the replies of the test. */
export async function startChatEndpoint({
  port = 0,
  replyTo = (question) => `You asked: ${question}`,
  wordMs = 0,
}: Options = {}): Promise<ChatEndpoint> {
  const requests: ChatRequest[] = [];
  const handlers: Handler[] = [];
  /** The chunk after the reply. */
  const counted = ({ stream_options }: ChatRequest) =>
    typeof endpoint.usage === 'number' && stream_options?.include_usage
      ? chunkOf({ choices: [], usage: { total_tokens: endpoint.usage } })
      : '';

  const reply = (how: ChatReply): Handler => {
    return async (request, response) => {
      if (how.kind === 'status') return refuse(response, how.status, how.location);
      if (how.kind === 'dialect') return replay(response, how);
      begin(response);
      const question = request.messages.at(-1)?.content ?? '';
      await writeWords(response, how.text ?? replyTo(question), wordDelay(how, wordMs));
      if (how.kind === 'stream') finish(response, counted(request));
      if (how.kind === 'break-off') response.destroy();
    };
  };

  const server = createServer((request, response) => {
    void (async () => {
      if (request.headers.authorization !== `Bearer ${apiKey}`) return refuse(response, 401);
      if (request.url?.replace('?api-version=preview', '') !== '/v1/chat/completions')
        return refuse(response, 404);
      const asked = await readJson(request);
      const rejected = endpoint.rejects?.(asked);
      if (rejected) return refuse(response, rejected);
      requests.push(asked);
      await (handlers.shift() ?? reply({ kind: 'stream' }))(asked, response);
    })().catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  const endpoint: ChatEndpoint = {
    usage: undefined,
    rejects: undefined,
    settings: {
      apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      apiKey,
      model,
      startSeconds: 60,
      replyTokens: 4000,
    },
    requests,
    next: (...replies) => handlers.push(...replies.map(reply)),
    skip: () => void handlers.splice(0),
    drive: () => drive(handlers, counted),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return endpoint;
}

function drive(handlers: Handler[], counted: (request: ChatRequest) => string): DrivenReply {
  const asked = Promise.withResolvers<ChatRequest>();
  const closed = Promise.withResolvers<void>();
  let response: ServerResponse | undefined;
  let usage = '';
  handlers.push((request, given) => {
    response = given;
    usage = counted(request);
    given.on('close', () => closed.resolve());
    begin(given);
    asked.resolve(request);
  });
  const current = () => {
    if (!response) throw new Error('The endpoint was not asked yet: await asked first.');
    return response;
  };
  return {
    asked: asked.promise,
    write: (text) => current().write(chunk({ content: text })),
    finish: () => finish(current(), usage),
    breakOff: () => current().destroy(),
    closed: closed.promise,
  };
}

function wordDelay(how: ChatReply, usual: number): number {
  return (how.kind === 'stream' ? how.wordMs : undefined) ?? usual;
}

async function readJson(request: IncomingMessage): Promise<ChatRequest> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part as string;
  return JSON.parse(text) as ChatRequest;
}

function refuse(response: ServerResponse, status: number, location?: string): void {
  response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) });
  response.end(
    JSON.stringify({ error: { message: 'SECRET of the model', type: 'given', status } }),
  );
}

function replay(response: ServerResponse, { dialect, hang }: ChatReply & { kind: 'dialect' }) {
  response.writeHead(dialect.status ?? 200, { 'content-type': 'text/event-stream' });
  response.write(dialect.bytes);
  if (!hang) response.end();
}

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunk({ role: 'assistant', content: '' }));
}

async function writeWords(response: ServerResponse, text: string, wordMs: number): Promise<void> {
  for (const word of text.match(/\S+\s*|\s+/g) ?? []) {
    if (response.destroyed) return;
    await new Promise((resolve) => response.write(chunk({ content: word }), resolve));
    if (wordMs > 0) await delay(wordMs);
  }
}

function finish(response: ServerResponse, usage: string): void {
  response.end(`${chunk({}, 'stop')}${usage}data: [DONE]\n\n`);
}

function chunk(delta: { role?: string; content?: string }, finishReason: string | null = null) {
  return chunkOf({ choices: [{ index: 0, delta, finish_reason: finishReason }] });
}

function chunkOf(content: object) {
  const object = { id: 'local', object: 'chat.completion.chunk', created: 0, model, ...content };
  return `data: ${JSON.stringify(object)}\n\n`;
}
