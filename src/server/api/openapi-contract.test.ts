import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allConfigured } from '#testing/mail-app.ts';
import { startTestApp } from '#testing/test-app.ts';

type Named<T> = Record<string, T>;
interface Document {
  paths: Named<Named<{ operationId: string }>>;
  components: { schemas: object; securitySchemes: object };
}

/** Words may change: callers depend on everything else. */
function withoutWords(value: unknown, parent = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutWords(item));
  if (typeof value !== 'object' || value === null) return value;
  const isWords = (name: string) =>
    parent !== 'properties' && (name === 'description' || name === 'summary');
  const entries = Object.entries(value).filter(([name]) => !isWords(name));
  return Object.fromEntries(entries.map(([name, item]) => [name, withoutWords(item, name)]));
}

const digest = (value: object) =>
  createHash('sha256')
    .update(JSON.stringify(withoutWords(value)))
    .digest('hex')
    .slice(0, 12);

/** One line for each call: a change of its input, its replies, or its errors changes the line. */
test('no REST call has changed since openapi-contract.txt was written', async () => {
  const server = await startTestApp(allConfigured);
  const { paths, components } = (await server.app.inject('/api/openapi.json')).json<Document>();
  await server.close();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, call]) => `${method.toUpperCase()} ${path} ${call.operationId} ${digest(call)}`,
    ),
  );
  const shared = Object.entries(components.schemas).map(
    ([name, schema]) => `schema ${name} ${digest(schema as object)}`,
  );
  const lines = [...calls, ...shared, `security ${digest(components.securitySchemes)}`];
  // After a change that is meant: npx vitest run src/server/api/openapi-contract.test.ts -u
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('openapi-contract.txt');
});
