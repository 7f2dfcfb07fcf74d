import {
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { Context, Span, Tracer } from '@opentelemetry/api';
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
import { routeLabel } from './route-label.ts';
import { traceOutgoingRequests, traceStatements } from './tracing-clients.ts';

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
