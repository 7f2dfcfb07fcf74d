import { STATUS_CODES } from 'node:http';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from './endpoints.ts';
import { type RestRoute, tags } from './procedure.ts';

const errorSchema = {
  type: 'object',
  required: ['error', 'message'],
  additionalProperties: false,
  properties: {
    error: { type: 'string', description: 'The reason phrase of the status' },
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
  400: 'The input is invalid; nothing was changed',
  401: 'The caller is not signed in',
  403: 'The caller is not allowed to do this, or the chat is closed; nothing was changed',
  404: 'Not found',
  409: 'Conflicts with the current state; nothing was changed',
  413: 'The body is too large',
  415: 'The body is not JSON',
  429: 'Too many requests; Retry-After says when to try again',
  500: 'A server error',
  502: 'The chat model failed; the text so far is stored',
  503: 'The server is temporarily unavailable; Retry-After says when to try again',
};

/** What the calls of a tag are of no use without. */
const needs: Partial<Record<RestRoute['tag'], 'mail' | 'chat'>> = {
  Feedback: 'mail',
  Chat: 'chat',
};

export function buildOpenApiDocument(publicUrl: string, endpoints: readonly Endpoint[]) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ready Leader API',
      version: '1.0.0',
      description:
        'The Ready Leader Assessment and chat for other programs. Clients must store and send cookies, ' +
        'which carry the right to change an assessment. The chat is for users who signed in, in a ' +
        'browser, at /api/login. Ratings run from 1 to 5; scores are ' +
        'stored × 100.',
      contact: { name: 'Ready Leader', url: publicUrl },
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(tags)
      .map(([name, description]) => ({ name, description }))
      .filter(({ name }) => endpoints.some(({ rest }) => rest.tag === name)),
    paths: pathItems(endpoints),
    components: { schemas: { Error: errorSchema }, securitySchemes: securitySchemes(publicUrl) },
  };
}

/**
 * In OpenAPI `/a/{x}` and `/a/{y}` are one path: their operations share it, with its shorter names.
 */
function pathItems(endpoints: readonly Endpoint[]) {
  const groups = Map.groupBy(endpoints, ({ rest }) => rest.path.replaceAll(/\{\w+\}/g, '{}'));
  const items = [...groups.values()].map((group) => {
    const [{ rest, pathParameters }] = group.toSorted(
      (a, b) => a.rest.path.length - b.rest.path.length,
    ) as [Endpoint];
    const operations = group.map((endpoint) => [
      endpoint.rest.method.toLowerCase(),
      operation(endpoint, pathParameters),
    ]);
    return [rest.path, Object.fromEntries(operations) as Record<string, unknown>] as const;
  });
  return Object.fromEntries(items);
}

function securitySchemes(publicUrl: string) {
  const prefix = publicUrl.startsWith('https:') ? '__Host-' : '';
  const cookie = { type: 'apiKey', in: 'cookie' };
  return {
    ownership: {
      ...cookie,
      name: `${prefix}grant-*`,
      description:
        'One cookie for each assessment that the caller may change: those it started, sent the ' +
        'session id of, or found unfinished by their email. Send back every cookie you get',
    },
    signedIn: {
      ...cookie,
      name: `${prefix}session`,
      description: 'Set by signing in, in a browser, at /api/login',
    },
  };
}

function operation(
  { name, rest, pathParameters, queryParameters, input, output }: Endpoint,
  parameterNames: readonly string[],
) {
  const properties = input?.shape ?? {};
  const bodyFields = Object.keys(properties).filter(
    (field) => !pathParameters.includes(field) && !queryParameters.includes(field),
  );
  const refusals: readonly number[] = rest.refusals ?? [];
  const statuses = new Set([400, 429, 500, 503, ...refusals]);
  // A body that is too large or not JSON is rejected even if the call needs none.
  if (rest.method !== 'GET') for (const status of [413, 415]) statuses.add(status);
  return {
    operationId: name,
    tags: [rest.tag],
    summary: rest.summary,
    ...(rest.description && { description: rest.description }),
    // Unauthorized callers get a separate status.
    security: [
      ...(refusals.includes(401) ? [{ signedIn: [] }] : []),
      ...(refusals.includes(403) && !refusals.includes(401) ? [{ ownership: [] }] : []),
    ],
    parameters: [...pathParameters, ...queryParameters].map((field, index) => {
      const { description, ...schema } = jsonSchema(properties[field] as z.ZodType, 'input');
      const isInPath = index < pathParameters.length;
      return {
        name: isInPath ? parameterNames[index] : field,
        in: isInPath ? 'path' : 'query',
        required: isInPath,
        description,
        schema,
      };
    }),
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

const viewerFiles = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Ready Leader API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="viewer"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const startScript = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#viewer' });\n`;

/** The viewer sets styles in its markup, and shows its icons as data. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The OpenAPI document and its viewer, all of it served from here. The document lists what is configured. */
export async function apiDocs(
  app: FastifyInstance,
  config: { publicUrl: string } & Record<'mail' | 'chat', object | undefined>,
  endpoints: readonly Endpoint[],
): Promise<void> {
  const offered = endpoints.filter(({ rest }) => {
    const needed = rest.needs ?? needs[rest.tag];
    return needed === undefined || config[needed] !== undefined;
  });
  let document: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    // Building it would take a part of each start.
    document ??= JSON.stringify(buildOpenApiDocument(config.publicUrl, offered));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page),
  );
  app.get('/api/docs/start.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(startScript),
  );
  await app.register(fastifyStatic, {
    root: viewerFiles,
    prefix: '/api/docs/',
    decorateReply: false,
    wildcard: false,
    globIgnore: ['**/*.map', '**/*.json', '**/absolute-path.js', '**/index.html'],
  });
}
