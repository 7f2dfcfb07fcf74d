import type { HTTPMethods } from 'fastify';
import fc from 'fast-check';
import { bodyText, contentType, type Schema, validValue, wildValue } from './values.ts';

export interface Operation {
  operationId: string;
  parameters: { name: string; in: 'path' | 'query'; schema: Schema }[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

export interface GeneratedRequest {
  method: HTTPMethods;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

/** Requests to every documented operation, and to similar URLs. */
export function restRequests(document: OpenApiDocument): fc.Arbitrary<GeneratedRequest> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return fc.oneof(
    ...operations.map(({ path, method, operation }) =>
      fc
        .tuple(
          fc.oneof(
            { weight: 15, arbitrary: fc.constant(method.toUpperCase()) },
            { weight: 1, arbitrary: fc.constantFrom('PUT', 'DELETE', 'PATCH', 'POST', 'OPTIONS') },
          ),
          address(path, operation),
          body(operation),
          contentType,
        )
        .map(([used, url, payload, type]) => ({
          method: used,
          url,
          headers: type !== undefined && payload !== undefined ? { 'content-type': type } : {},
          ...(payload !== undefined && used !== 'GET' && { payload }),
        })),
    ),
  );
}

const emptySchema: Schema = { type: 'object', properties: {} };

function body({ requestBody }: Operation) {
  const schema = requestBody?.content['application/json'].schema ?? emptySchema;
  const text = bodyText(validValue(schema));
  // Calls without a declared body rarely get one.
  return fc.option(text, { freq: requestBody ? 20 : 1, nil: undefined });
}

function address(path: string, { parameters }: Operation): fc.Arbitrary<string> {
  const values = parameters.filter((parameter) => parameter.in === 'path').map(inAddress);
  const declared = parameters
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => inAddress(parameter).map((given) => `${parameter.name}=${given}`));
  const search = declared.length > 0 ? fc.oneof(query, someOf(declared)) : query;
  return fc.tuple(fc.tuple(...values), search).map(([given, end]) => {
    const queue = [...given];
    return path.replaceAll(/\{\w+\}/g, () => queue.shift()!) + end;
  });
}

function inAddress({ schema }: Operation['parameters'][number]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 8, arbitrary: validValue(schema).map(encoded) },
    { weight: 2, arbitrary: wildValue.map(encoded) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('%', '%E0%A4%A', '%00', '%2f', '', 'x'.repeat(1500)),
    },
  );
}

function someOf(declared: fc.Arbitrary<string>[]): fc.Arbitrary<string> {
  return fc.array(fc.oneof(...declared), { maxLength: 3 }).map((pairs) => `?${pairs.join('&')}`);
}

const query = fc.oneof(
  { weight: 10, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('?', '?id=1&id=2', '?a[b]=c&__proto__[x]=1', '?%', '?%ff'),
  },
  { weight: 1, arbitrary: fc.webQueryParameters().map((parameters) => `?${parameters}`) },
);

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // Excludes what an address cannot contain: lone surrogates, and dot segments.
  const sent = encodeURIComponent(text.toWellFormed().slice(0, 3000));
  return /^\.{1,2}$/.test(sent) ? 'dots' : sent;
}
