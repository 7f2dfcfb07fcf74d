import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { formatSessionId } from '#domain/session-id.ts';
import type { AssessmentOutput } from '#server/assessment/assessment.schemas.ts';
import type { AppRouter } from '#server/router.ts';
import { checkedInject } from './checked-inject.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** A session id that no other test has. */
export function newSessionId(): string {
  return formatSessionId(Date.now(), crypto.getRandomValues(new Uint8Array(16)));
}

export function newAddress(): string {
  return `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`;
}

export function setCookies(answer: LightMyRequestResponse): [name: string, value: string][] {
  return [answer.headers['set-cookie'] ?? []].flat().map((header) => {
    const [pair = ''] = header.split(';', 1);
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')];
  });
}

/** A REST caller that stores cookies like a browser. Checks every response against the OpenAPI document. */
export class TestCaller {
  readonly #app: FastifyInstance;
  readonly address: string;
  readonly cookies = new Map<string, string>();

  /** @param address a new one by default, because lookups are limited per address */
  constructor(app: FastifyInstance, address = newAddress()) {
    this.#app = app;
    this.address = address;
  }

  /** The Cookie header that the next call sends. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(url: string): Promise<LightMyRequestResponse> {
    return this.send('GET', url);
  }

  post(url: string, body?: object): Promise<LightMyRequestResponse> {
    return this.send('POST', url, body);
  }

  patch(url: string, body: object): Promise<LightMyRequestResponse> {
    return this.send('PATCH', url, body);
  }

  /** @param body an object is sent as JSON, a string as it is */
  async send(
    method: Method,
    url: string,
    body?: object | string,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const options: InjectOptions & { url: string } = {
      method,
      url,
      remoteAddress: this.address,
      headers: { ...headers, ...(this.cookies.size > 0 && { cookie: this.cookie }) },
      ...(body !== undefined && { payload: body }),
    };
    const answer = await checkedInject(this.#app, options);
    this.store(answer);
    return answer;
  }

  /** Stores the cookies of a response, and deletes those that it clears. */
  store(answer: LightMyRequestResponse): void {
    for (const [name, value] of setCookies(answer)) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  /** The name of the caller's latest cookie for a right. */
  get grant(): string {
    return [...this.cookies.keys()].findLast((name) => name.includes('grant-')) ?? '';
  }

  /** Starts an assessment, which the caller owns from then on. */
  async start(sessionId = newSessionId()): Promise<AssessmentOutput> {
    const answer = await this.post('/api/assessment', { sessionId });
    expect(answer.statusCode).toBe(200);
    return answer.json<AssessmentOutput>();
  }

  async read(id: string): Promise<AssessmentOutput> {
    const answer = await this.get(`/api/assessment/by-id/${id}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<AssessmentOutput>();
  }
}

/** The browser's client, injecting its requests into the application with the caller's cookies. */
export function trpcClient(app: FastifyInstance, caller: TestCaller) {
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: 'http://localhost/trpc',
        methodOverride: 'POST',
        maxItems: 10,
        fetch: async (input, init) => {
          const request = new Request(input, init as RequestInit);
          const { pathname, search } = new URL(request.url);
          const answer = await app.inject({
            method: 'POST',
            url: pathname + search,
            headers: { 'content-type': 'application/json', cookie: caller.cookie },
            remoteAddress: caller.address,
            payload: await request.text(),
          });
          caller.store(answer);
          return new Response(answer.body, { status: answer.statusCode });
        },
      }),
    ],
  });
}

/** The error that the client throws for a refused call. */
export async function trpcError(call: Promise<unknown>): Promise<TRPCClientError<AppRouter>> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(TRPCClientError);
  return error as TRPCClientError<AppRouter>;
}
