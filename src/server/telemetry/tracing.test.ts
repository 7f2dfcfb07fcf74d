import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

/** Keeps the bytes it receives. Protobuf leaves strings readable. */
let collector: Server;
const sent: { url: string; type: string; body: Buffer }[] = [];
beforeAll(async () => {
  collector = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const { url = '', headers } = request;
      sent.push({ url, type: headers['content-type'] ?? '', body: Buffer.concat(chunks) });
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
});
afterAll(() => {
  vi.unstubAllEnvs();
  collector.close();
});

const splitAt = (all: Buffer, part: Buffer) => all.toString('hex').split(part.toString('hex'));

test("requests and their statements are sent in the caller's trace, without secrets", async () => {
  const server = await startTestApp({ tracing: { serviceName: 'leaders-test', ratio: 1 } });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const parentId = '00f067aa0ba902b7';
  const caller = new TestCaller(server.app);
  const { id, sessionId } = await caller.start();
  const email = 'ada.private@example.com';
  await caller.send(
    'POST',
    `/api/assessment/${id}/submit-email`,
    { email },
    {
      traceparent: `00-${traceId}-${parentId}-01`,
    },
  );
  await caller.get(`/api/assessment/${sessionId}`);
  await server.app.inject('/healthz');
  await server.close();

  const spans = Buffer.concat(sent.map(({ body }) => body));
  expect(sent[0]).toMatchObject({ url: '/v1/traces', type: 'application/x-protobuf' });
  for (const text of [
    'leaders-test',
    'POST /api/assessment/:id/submit-email',
    'GET /api/assessment/:sessionId',
    'postgresql update',
    'update "assessment" set "email" = $1',
  ]) {
    expect(spans.includes(text), text).toBe(true);
  }
  for (const secret of [sessionId!, email, caller.cookie, id, '/healthz']) {
    expect(spans.includes(secret), secret).toBe(false);
  }
  // The request and its statements share the caller's trace, but only the request's span has the
  // caller's span as its parent.
  expect(splitAt(spans, Buffer.from(traceId, 'hex'))).toHaveLength(5);
  expect(splitAt(spans, Buffer.from(parentId, 'hex'))).toHaveLength(2);
});

test('an unavailable collector neither fails calls nor delays shutdown', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:1');
  const server = await startTestApp({ tracing: { serviceName: 'leaders-test', ratio: 1 } });
  await new TestCaller(server.app).start();
  const began = performance.now();
  await server.close();
  expect(performance.now() - began).toBeLessThan(5_000);
});
