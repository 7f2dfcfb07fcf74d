import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api';
import { statements, type Statement } from '#db/connection.ts';

type Stop = () => void;

/** A span for each statement that a traced request sends; the values are not in its text. */
export function traceStatements(tracer: Tracer): Stop {
  const spans = new WeakMap<Statement, Span>();
  const listeners = {
    start: (statement: Statement) => {
      if (!trace.getActiveSpan()) return;
      const { text } = statement;
      const span = tracer.startSpan(`postgresql ${text.trimStart().split(/\s/, 1)[0]}`, {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
      });
      spans.set(statement, span);
    },
    asyncEnd: (statement: Statement) => end(spans.get(statement), statement.error),
  };
  statements.start.subscribe(listeners.start as Listener);
  statements.asyncEnd.subscribe(listeners.asyncEnd as Listener);
  return () => {
    statements.start.unsubscribe(listeners.start as Listener);
    statements.asyncEnd.unsubscribe(listeners.asyncEnd as Listener);
  };
}

type Listener = (message: unknown) => void;

/** What Node's fetch publishes about a request. */
interface FetchMessage {
  request: { method: string; origin: string };
  response?: { statusCode: number };
  error?: unknown;
}

/** A span for each request that a traced request sends, e.g. to the chat model. */
export function traceOutgoingRequests(tracer: Tracer): Stop {
  const spans = new WeakMap<object, Span>();
  const listeners: Record<string, (message: FetchMessage) => void> = {
    'undici:request:create': ({ request }) => {
      if (!trace.getActiveSpan()) return;
      const { hostname } = new URL(request.origin);
      const attributes = { 'http.request.method': request.method, 'server.address': hostname };
      const options = { kind: SpanKind.CLIENT, attributes };
      spans.set(request, tracer.startSpan(`${request.method} ${hostname}`, options));
    },
    'undici:request:headers': ({ request, response }) => {
      spans.get(request)?.setAttribute('http.response.status_code', response?.statusCode ?? 0);
    },
    'undici:request:trailers': ({ request }) => end(spans.get(request)),
    'undici:request:error': ({ request, error }) => end(spans.get(request), error),
  };
  const all = Object.entries(listeners) as [string, Listener][];
  for (const [name, listener] of all) subscribe(name, listener);
  return () => {
    for (const [name, listener] of all) unsubscribe(name, listener);
  };
}

function end(span: Span | undefined, error?: unknown): void {
  if (error) span?.setStatus({ code: SpanStatusCode.ERROR });
  span?.end();
}
