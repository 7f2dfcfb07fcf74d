import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Endpoint, listEndpoints } from '#server/api/endpoints.ts';
import { createApi } from '#server/api/procedure.ts';
import type { Services } from '#server/api/services.ts';
import { createRouter } from '#server/router.ts';
import type { TestApp } from './test-app.ts';

export const transports = ['REST', 'tRPC'] as const;
export type Transport = (typeof transports)[number];

type Input = Record<string, unknown> | undefined;
type Request = InjectOptions & { url: string; headers: Record<string, string> };

/** The request that calls a procedure over either transport, without any cookie. */
export function requestOf(endpoint: Endpoint, transport: Transport, input: Input): Request {
  return transport === 'REST' ? restRequest(endpoint, input) : trpcRequest(endpoint, input);
}

function restRequest({ rest, pathParameters }: Endpoint, input: Input = {}): Request {
  const others = Object.entries(input).filter(([name]) => !pathParameters.includes(name));
  const path = rest.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input[name])),
  );
  if (others.length === 0) return { method: rest.method, url: path, headers: {} };
  if (rest.method === 'GET') {
    const query = new URLSearchParams(others.map(([name, value]) => [name, String(value)]));
    return { method: rest.method, url: `${path}?${query}`, headers: {} };
  }
  const headers = { 'content-type': 'application/json' };
  const payload = JSON.stringify(Object.fromEntries(others));
  return { method: rest.method, url: path, headers, payload };
}

function trpcRequest({ name, isStream }: Endpoint, input: Input): Request {
  const headers = { 'content-type': 'application/json' };
  if (!isStream) {
    return {
      method: 'POST',
      url: `/trpc/${name}`,
      headers,
      payload: JSON.stringify(input ?? null),
    };
  }
  return {
    method: 'POST',
    url: `/trpc/${name}?batch=1`,
    headers: { ...headers, 'trpc-accept': 'application/jsonl' },
    payload: JSON.stringify({ 0: input }),
  };
}

export function send(
  { app }: TestApp,
  request: Request,
  { cookie, address }: { cookie: string; address: string },
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    ...request,
    remoteAddress: address,
    headers: { ...request.headers, ...headers, ...(cookie && { cookie }) },
  });
}

/** The status of the call itself; a stream always starts with 200. */
export function statusOf({ statusCode, body }: LightMyRequestResponse): number {
  const inStream = /"httpStatus":(\d+)/.exec(body)?.[1];
  return inStream === undefined ? statusCode : Number(inStream);
}

const limitCalls = () => () => Promise.resolve();

/** Every declared procedure, to loop over. They cannot be called, because no application runs them. */
export const endpoints = listEndpoints(
  createRouter({
    api: createApi(limitCalls),
    limitCalls,
    addRoutes: () => undefined,
    visits: {},
    config: {},
  } as unknown as Services),
);
