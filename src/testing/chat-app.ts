import {
  createTRPCClient,
  httpBatchStreamLink,
  TRPCClientError,
  type TRPCClient,
} from '@trpc/client';
import type { AddressInfo } from 'node:net';
import { expect, vi } from 'vitest';
import type { ChatEvent, Message } from '#server/chat/chat.schemas.ts';
import type { AppOptions } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import type { AppRouter } from '#server/router.ts';
import { startChatEndpoint, type ChatEndpoint, type DrivenReply } from './chat-endpoint.ts';
import { signedInCaller } from './sign-in.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { TestCaller } from './test-caller.ts';

export interface ChatApp extends TestApp {
  endpoint: ChatEndpoint;
  /** Its URL: a stream arrives piece by piece only over a real connection. */
  url: string;
}

/** The app with a model whose replies the test sets. */
export async function startChatApp(
  {
    startSeconds = 60,
    ...options
  }: Pick<AppOptions, 'chatTiming' | 'logStream' | 'site'> & { startSeconds?: number } = {},
  overrides: Partial<Config> = {},
): Promise<ChatApp> {
  const endpoint = await startChatEndpoint();
  const server = await startTestApp(
    {
      chat: { ...endpoint.settings, startSeconds },
      ...(options.logStream && { logLevel: 'trace' }),
      ...overrides,
    },
    options,
  );
  const url = await listen(server);
  if (server.config.chat) await passagesAreStored(server);
  return {
    ...server,
    endpoint,
    url,
    close: async () => {
      await server.close();
      await endpoint.close();
    },
  };
}

/** Waits for what the site stores at its start, so that no test meets it halfway. */
async function passagesAreStored({ database: { db } }: TestApp): Promise<void> {
  const first = db.selectFrom('passage').select('id').limit(1);
  await vi.waitFor(async () => expect(await first.execute()).toHaveLength(1), 20_000);
}

export async function listen({ app }: Pick<TestApp, 'app'>): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

export interface OtherProcess {
  app: TestApp['app'];
  url: string;
  close: () => Promise<void>;
}

/** A second process on the same database, with the same model. */
export async function startOtherProcess(server: ChatApp): Promise<OtherProcess> {
  const { databaseUrl, config } = server;
  const other = await startTestApp(config, { databaseUrl });
  return { ...other, url: await listen(other) };
}

export interface Recorded {
  events: ChatEvent[];
  error?: TRPCClientError<AppRouter>;
}

/** A signed-in user in a conversation, with both transports. */
export class ChatUser {
  readonly caller: TestCaller;
  readonly conversationId: string;
  readonly trpc: TRPCClient<AppRouter>;

  private constructor(caller: TestCaller, conversationId: string, url: string) {
    this.caller = caller;
    this.conversationId = conversationId;
    this.trpc = createTRPCClient<AppRouter>({
      links: [
        httpBatchStreamLink({ url: `${url}/trpc`, headers: () => ({ cookie: caller.cookie }) }),
      ],
    });
  }

  static async signIn(server: TestApp & { url: string }): Promise<ChatUser> {
    const caller = await signedInCaller(server);
    const conversation = await caller.post('/api/conversations');
    return new ChatUser(caller, conversation.json<{ id: string }>().id, server.url);
  }

  /** The same user in another conversation. */
  in(conversationId: string, { url }: { url: string }): ChatUser {
    return new ChatUser(this.caller, conversationId, url);
  }

  /** The same user in the same conversation, on another process. */
  at({ app, url }: Pick<OtherProcess, 'app' | 'url'>): ChatUser {
    const caller = new TestCaller(app);
    for (const [name, value] of this.caller.cookies) caller.cookies.set(name, value);
    return new ChatUser(caller, this.conversationId, url);
  }

  /** Sends over tRPC and reads the stream to its end. */
  async send(message: string, messageId?: string): Promise<Recorded> {
    return record(this.open(message, messageId));
  }

  /** Sends over tRPC and returns the stream, to read event by event. */
  open(message: string, messageId?: string, signal?: AbortSignal) {
    const { conversationId } = this;
    return this.trpc.chat.send.mutate(
      { conversationId, message, ...(messageId !== undefined && { messageId }) },
      { ...(signal && { signal }) },
    );
  }

  /** Sends over REST. */
  ask(message: string, messageId?: string) {
    const { conversationId } = this;
    return this.caller.post('/api/chat', {
      conversationId,
      message,
      ...(messageId !== undefined && { messageId }),
    });
  }

  stop() {
    return this.caller.post(`/api/conversations/${this.conversationId}/stop`);
  }

  async messages(): Promise<Message[]> {
    const answer = await this.caller.get(`/api/conversations/${this.conversationId}/messages`);
    expect(answer.statusCode).toBe(200);
    return answer.json<Message[]>();
  }

  /** Role, content and status of each message, in order. */
  async transcript(): Promise<string[]> {
    const messages = await this.messages();
    return messages.map(({ role, content, status }) => `${role}: ${content} (${status})`);
  }

  /** Waits for these messages, because a reply is stored at intervals. */
  async reads(expected: string[]): Promise<void> {
    await vi.waitFor(async () => expect(await this.transcript()).toEqual(expected), {
      timeout: 10_000,
      interval: 20,
    });
  }

  async titles(): Promise<string[]> {
    const list = (await this.caller.get('/api/conversations')).json<{ title: string }[]>();
    return list.map(({ title }) => title);
  }
}

export async function record(opening: ReturnType<ChatUser['open']>): Promise<Recorded> {
  const events: ChatEvent[] = [];
  try {
    for await (const event of await opening) events.push(event);
    return { events };
  } catch (error) {
    expect(error).toBeInstanceOf(TRPCClientError);
    return { events, error: error as TRPCClientError<AppRouter> };
  }
}

export function textOf(events: readonly ChatEvent[]): string {
  return events.map((event) => (event.type === 'text' ? event.text : '')).join('');
}

export interface Midway {
  user: ChatUser;
  reply: DrivenReply;
  sending: Promise<Recorded>;
}

/** Starts a reply and waits until this text of it is stored. Needs short store intervals. */
export async function midway(server: ChatApp, text = 'Begin with'): Promise<Midway> {
  const user = await ChatUser.signIn(server);
  const reply = server.endpoint.drive();
  const sending = user.send('How do I begin?');
  await reply.asked;
  if (text) reply.write(text);
  await user.reads(['user: How do I begin? (complete)', `assistant: ${text} (writing)`]);
  return { user, reply, sending };
}
