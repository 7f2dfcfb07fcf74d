import type { FastifyRequest } from 'fastify';
import type { Endpoint } from './endpoints.ts';

/** One HTTP request of the web client: a call, or a batch of calls of one type. */
export interface PlainRequest {
  isBatch: boolean;
  calls: { endpoint: Endpoint; input: unknown }[];
}

/**
 * Reads a request in the one form that the web client sends: JSON input, JSON answer, known procedures that
 * do not stream. Undefined for anything else in the protocol, and for malformed requests.
 */
export function readPlainRequest(
  request: FastifyRequest,
  endpoints: ReadonlyMap<string, Endpoint>,
  maxBatchSize: number,
): PlainRequest | undefined {
  const { method, headers, query, body, params } = request;
  const { batch, input, ...others } = query as Record<string, unknown>;
  const isBatch = batch === '1';
  if ((batch !== undefined && !isBatch) || Object.keys(others).length > 0) return undefined;
  if (headers['trpc-accept'] !== undefined || headers.accept?.includes('jsonl')) return undefined;

  const { path } = params as { path: string };
  const called = (isBatch ? path.split(',') : [path]).map((name) => endpoints.get(name));
  const type = called[0]?.type;
  const isAllowed =
    (method === 'GET' && type === 'query') ||
    (method === 'POST' && (type === 'query' || type === 'mutation'));
  if (!isAllowed || called.length > maxBatchSize) return undefined;

  const inputs = parseInputs(method === 'GET' ? input : body, isBatch);
  if (!inputs) return undefined;
  const calls = [];
  for (const [index, endpoint] of called.entries()) {
    if (endpoint?.type !== type || endpoint.isStream) return undefined;
    calls.push({ endpoint, input: inputs[index] });
  }
  return { isBatch, calls };
}

/** The inputs of the calls by their index. */
function parseInputs(text: unknown, isBatch: boolean): Record<number, unknown> | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const value = JSON.parse(text) as unknown;
    if (!isBatch) return [value];
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<number, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
