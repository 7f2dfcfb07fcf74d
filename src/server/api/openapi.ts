import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import type { Endpoint } from './endpoints.ts';

const errorSchema = {
  type: 'object',
  required: ['error', 'message'],
  additionalProperties: false,
  properties: {
    error: { type: 'string', description: "The status' reason phrase" },
    message: { type: 'string', description: 'What is wrong and what to do' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        additionalProperties: false,
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const errorDescriptions: Record<number, string> = {
  400: 'The input is not valid; nothing was changed',
  401: 'Nobody is signed in',
  403: 'The caller may not change this; nothing was changed',
  404: 'There is no such thing',
  409: 'It does not fit the present state; nothing was changed',
  413: 'The body is too large',
  415: 'The body is not JSON',
  429: 'Too many requests; Retry-After says when to try again',
  500: 'A fault of the service',
  502: 'The model that writes the answers failed; what was written is kept',
  503: 'The service is away for a moment; Retry-After says when to try again',
};

/** The OpenAPI 3.1 document of every REST path, derived from the procedures' own schemas. */
export function buildOpenApiDocument(publicUrl: string, endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const { path, method } = endpoint.rest;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ready Leader API',
      version: '1.0.0',
      description:
        'The Ready Leader Assessment and chat for other programs. Calls send and keep cookies: ' +
        'they carry the right to change an assessment. The chat is for people who signed in, in a ' +
        'browser, at /api/login. Ratings run from 1 to 5; scores are ' +
        'stored × 100.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: { schemas: { Error: errorSchema } },
  };
}

function operation({ name, rest, pathParameters, queryParameters, input, output }: Endpoint) {
  const properties = input?.shape ?? {};
  const inAddress = [...pathParameters, ...queryParameters];
  const bodyFields = Object.keys(properties).filter((field) => !inAddress.includes(field));
  const statuses = new Set([400, 429, 500, 503, ...(rest.refusals ?? [])]);
  // A body that is too large or not JSON is refused also where none is needed.
  if (rest.method !== 'GET') for (const status of [413, 415]) statuses.add(status);
  return {
    operationId: name,
    tags: [rest.tag],
    summary: rest.summary,
    ...(rest.description && { description: rest.description }),
    parameters: inAddress.map((parameter) => ({
      name: parameter,
      in: pathParameters.includes(parameter) ? 'path' : 'query',
      required: pathParameters.includes(parameter),
      schema: jsonSchema(properties[parameter] as z.ZodType, 'input'),
    })),
    ...(input && bodyFields.length > 0 && { requestBody: requestBody(input, pathParameters) }),
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: jsonSchema(output, 'output') } },
      },
      ...Object.fromEntries(
        [...statuses].sort((a, b) => a - b).map((status) => [status, errorResponse(status)]),
      ),
    },
  };
}

function requestBody(input: z.ZodObject, pathParameters: readonly string[]) {
  const schema = jsonSchema(input, 'input') as {
    properties: Record<string, unknown>;
    required?: string[];
  };
  for (const parameter of pathParameters) delete schema.properties[parameter];
  const required = schema.required?.filter((field) => !pathParameters.includes(field)) ?? [];
  return {
    required: required.length > 0,
    content: { 'application/json': { schema: { ...schema, required } } },
  };
}

function errorResponse(status: number) {
  return {
    description: errorDescriptions[status] ?? STATUS_CODES[status],
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
