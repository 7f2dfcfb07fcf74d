import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import {
  context,
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Statement, statements } from '#db/connection.ts';
import { routeLabel } from './route-label.ts';

/** Time for the last spans at shutdown; a slower collector loses them. */
const LAST_SPANS_MS = 1_000;
const HEALTH_CHECKS = new Set<string | undefined>(['/healthz', '/readyz']);

/**
 * Spans of requests, statements, and outgoing requests, sent by OTLP. Loaded only if an endpoint is
 * set. No span contains an address, a header, a body, or a value, because those can be secrets of a
 * visitor.
 */
export function tracing(
  app: FastifyInstance,
  { serviceName, ratio }: { serviceName: string; ratio: number },
): (scope: FastifyInstance) => void {
  // A caller cannot raise the share that is recorded by marking its own trace as recorded.
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(resourceFromAttributes({ 'service.name': serviceName })),
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    // The exporter reads its endpoint and protocol from the standard variables.
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('ready-leader');
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const stops = [traceStatements(tracer), traceOutgoingRequests(tracer)];
  app.addHook('onClose', async () => {
    for (const stop of stops) stop();
    const given = new Promise((resolve) => {
      setTimeout(resolve, LAST_SPANS_MS).unref();
    });
    await Promise.race([provider.shutdown().catch(() => undefined), given]);
    context.disable();
  });
  return (scope) => traceRequests(scope, tracer);
}

function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const propagator = new W3CTraceContextPropagator();
  const traced = new WeakMap<FastifyRequest, { span: Span; at: Context }>();

  app.addHook('onRequest', (request, _reply, done) => {
    if (HEALTH_CHECKS.has(request.routeOptions.url)) {
      done();
      return;
    }
    // The caller's span, as W3C Trace Context writes it.
    const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
    const route = routeLabel(request);
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'request.id': request.id,
        },
      },
      parent,
    );
    const at = trace.setSpan(parent, span);
    traced.set(request, { span, at });
    context.with(at, done);
  });
  // Reading a body loses the context, because the socket's callbacks run outside it.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(traced.get(request)?.at ?? context.active(), done);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const { span } = traced.get(request) ?? {};
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

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
