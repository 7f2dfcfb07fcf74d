import { STATUS_CODES } from 'node:http';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { buildOpenApiDocument } from '#server/api/openapi.ts';
import { endpoints } from './endpoint-call.ts';

interface OpenApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, OpenApiResponse> }>>;
  components: { schemas: Record<string, object> };
}

interface OpenApiResponse {
  content: { 'application/json': { schema: object } };
}

type Contract = (method: string, url: string, answer: LightMyRequestResponse) => void;

/** By whether the application has an office. Compiling one takes as long as starting an application. */
const contracts = new Map<boolean, Contract>();

/**
 * Sends a request to the application and checks the response, including errors, against the
 * OpenAPI document with the calls of every setting.
 */
export async function checkedInject(
  app: FastifyInstance,
  options: InjectOptions & { url: string },
): Promise<LightMyRequestResponse> {
  const hasOffice = app.hasRoute({ method: 'GET', url: '/api/office/me' });
  const contract = contracts.get(hasOffice) ?? readContract(hasOffice);
  contracts.set(hasOffice, contract);
  const answer = await app.inject(options);
  contract(options.method ?? 'GET', options.url, answer);
  return answer;
}

/** Validates like an OpenAPI 3.1 tool: JSON Schema 2020-12, with unknown keywords as errors. */
export function createValidator(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
  addFormats(ajv);
  ajv.addVocabulary(['components']);
  return ajv;
}

function readContract(hasOffice: boolean): Contract {
  const listed = endpoints.filter(({ rest }) => hasOffice || rest.tag !== 'Office');
  const { paths, components } = buildOpenApiDocument('', listed) as unknown as OpenApiDocument;
  const ajv = createValidator();
  const validators = new Map<object, ValidateFunction>();

  function conforms(schema: object, value: unknown): string {
    const validate = validators.get(schema) ?? ajv.compile({ ...schema, components });
    validators.set(schema, validate);
    return validate(value) ? '' : ajv.errorsText(validate.errors);
  }

  // If two paths match, the one with fewer parameters wins, as in the router.
  const templates = Object.keys(paths)
    .toSorted((a, b) => a.split('{').length - b.split('{').length)
    .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]*')}$`) }));

  return (method, url, answer) => {
    const call = `${method} ${url.slice(0, 100)} → ${answer.statusCode}`;
    const path = url.split('?', 1)[0]!;
    const operation = templates
      .filter((template) => template.pattern.test(path))
      .map((template) => paths[template.path]?.[method.toLowerCase()])
      .find((found) => found !== undefined);
    const json = /^application\/json; charset=utf-8$/;
    expect(answer.headers['content-type'], `${call}: content type`).toMatch(json);
    if (answer.statusCode >= 400) checkRefusal(call, answer);

    const described = operation?.responses[answer.statusCode];
    if (described) {
      const { schema } = described.content['application/json'];
      expect(conforms(schema, answer.json()), `${call}: ${answer.body}`).toBe('');
    } else {
      // Without a route, only the URL and the body can cause an error.
      expect([400, 404, 413, 414, 415], `${call} is not described`).toContain(answer.statusCode);
      expect(operation === undefined || answer.statusCode === 414, `${call} is described`).toBe(
        true,
      );
      expect(conforms(components.schemas['Error']!, answer.json()), call).toBe('');
    }
  };
}

function checkRefusal(call: string, answer: LightMyRequestResponse): void {
  const { error, message } = answer.json<{ error: string; message: string }>();
  expect(error, call).toBe(STATUS_CODES[answer.statusCode]);
  expect(message.length, `${call}: says what is wrong`).toBeGreaterThan(10);
  expect(answer.body, `${call}: nothing of the inside`).not.toMatch(
    /node_modules|\.[jt]s:\d|FST_|postgres|select |insert |relation "/i,
  );
  if (answer.statusCode === 429 || answer.statusCode === 503) {
    const seconds = Number(answer.headers['retry-after']);
    // The longest limit is a day; after a 503, clients should retry soon.
    const most = answer.statusCode === 429 ? 24 * 60 * 60 : 60;
    const isSaid = Number.isInteger(seconds) && seconds >= 1 && seconds <= most;
    expect(isSaid, `${call}: Retry-After`).toBe(true);
  }
}
