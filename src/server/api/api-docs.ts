import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from './endpoints.ts';
import { buildOpenApiDocument } from './openapi.ts';

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

/** The OpenAPI document and its viewer, all of it served from here. */
export async function apiDocs(
  app: FastifyInstance,
  publicUrl: string,
  endpoints: readonly Endpoint[],
): Promise<void> {
  const document = JSON.stringify(buildOpenApiDocument(publicUrl, endpoints));
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
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
