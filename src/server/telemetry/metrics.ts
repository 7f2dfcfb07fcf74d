import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Channel } from 'node:diagnostics_channel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseClient } from '#db/client.ts';
import {
  assessmentCompleted,
  chatQuestionAsked,
  jobAttempted,
  limitExceeded,
  mailAttempted,
} from './events.ts';
import { waitingWork } from '#server/jobs/outbox.ts';
import { routeLabel } from './route-label.ts';

const BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Counts what the application does, for Prometheus to fetch at a separate port. */
export function metrics(
  app: FastifyInstance,
  { pool }: DatabaseClient,
  { host, port }: { host: string; port: number },
): { answered: Answered } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answered = measureRequests(registry);
  measurePool(pool, registry);
  measureJobs(pool, registry);
  measureMails(pool, registry);

  for (const [channel, name, help, ...labelNames] of counted) {
    const counter = new Counter({ name, help, labelNames, registers });
    listen(app, channel, (labels) => counter.inc(labels as Record<string, string>));
  }
  serve(app, registry, host, port);
  return { answered };
}

/** What is published on a channel is the labels. */
const counted: [Channel, name: string, help: string, ...labels: string[]][] = [
  [limitExceeded, 'rate_limit_refusals_total', 'Calls refused by a rate limit, by limit', 'limit'],
  [
    assessmentCompleted,
    'assessments_completed_total',
    'Calls that marked an assessment as completed',
  ],
  [chatQuestionAsked, 'chat_questions_total', 'Questions sent to the chat model'],
  [
    jobAttempted,
    'jobs_total',
    'Job attempts by this process. Outcomes: done; failed, to be retried; given up',
    'task',
    'outcome',
  ],
  [
    mailAttempted,
    'mails_total',
    'Mail attempts by this process. Outcomes: sent; refused, permanently; dropped, no longer needed; failed, after many attempts; put off, to be retried',
    'kind',
    'outcome',
  ],
];

type Answered = (request: FastifyRequest, status: number, elapsedMs: number) => void;

function measureRequests(registry: Registry): Answered {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests, by method, route, and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  const calls = new Counter({
    name: 'trpc_calls_total',
    help: 'Calls of procedures over tRPC, by the status of the request they came with',
    labelNames: ['procedure', 'status'],
    registers: [registry],
  });
  /** By all three labels: looking up the counter takes longer than counting. */
  const known = new Map<string, { observe: (seconds: number) => void }>();
  return (request, code, elapsedMs) => {
    const status = String(code);
    const { method } = request;
    const route = routeLabel(request);
    const key = `${method} ${route} ${status}`;
    let requestsLike = known.get(key);
    if (!requestsLike) known.set(key, (requestsLike = requests.labels({ method, route, status })));
    requestsLike.observe(elapsedMs / 1000);
    for (const procedure of request.procedures ?? []) calls.inc({ procedure, status });
  };
}

function measurePool(pool: DatabaseClient['pool'], registry: Registry): void {
  const connections = new Gauge({
    name: 'database_pool_connections',
    help: 'Database connections, by state',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    },
  });
  const waiting = new Gauge({
    name: 'database_pool_waiting_calls',
    help: 'Calls waiting for a database connection',
    registers: [],
    collect() {
      this.set(pool.waitingCount);
    },
  });
  for (const gauge of [connections, waiting]) registry.registerMetric(gauge);
}

/** Read from the database at each scrape: the same for every process. */
function measureJobs(pool: DatabaseClient['pool'], registry: Registry): void {
  const jobs = new Gauge({
    name: 'jobs_queued',
    help: 'Jobs, mails, and webhooks in the database: due now, due later, and given up, which stay until an operator deals with them',
    labelNames: ['state'],
    registers: [],
    async collect() {
      const { rows } = await pool.query<{ state: string; jobs: number }>(`
        select state, count(due_at)::int as jobs
        from (values ('due'), ('later'), ('given up')) states (state)
          left join (
            select due_at, case
              when is_given_up then 'given up'
              when due_at <= now() then 'due'
              else 'later'
            end as state
            from ${waitingWork} waiting
          ) job using (state)
        group by state`);
      for (const { state, jobs: count } of rows) this.set({ state }, count);
    },
  });
  registry.registerMetric(jobs);
}

function measureMails(pool: DatabaseClient['pool'], registry: Registry): void {
  const ofWaiting = async (value: string) => {
    const { rows } = await pool.query<{ value: number }>(
      `select ${value} as value from mail where state in ('waiting', 'sending')`,
    );
    return rows[0]!.value;
  };
  const waiting = new Gauge({
    name: 'mails_waiting',
    help: 'Mails in the database that are not sent yet',
    registers: [],
    async collect() {
      this.set(await ofWaiting('count(*)::int'));
    },
  });
  const oldest = new Gauge({
    name: 'mails_waiting_oldest_seconds',
    help: 'Age of the oldest mail that is not sent yet',
    registers: [],
    async collect() {
      this.set(await ofWaiting('coalesce(extract(epoch from now() - min(created_at)), 0)::float8'));
    },
  });
  for (const gauge of [waiting, oldest]) registry.registerMetric(gauge);
}

function listen(app: FastifyInstance, channel: Channel, listener: (message: unknown) => void) {
  channel.subscribe(listener);
  app.addHook('onClose', () => {
    channel.unsubscribe(listener);
  });
}

function serve(app: FastifyInstance, registry: Registry, host: string, port: number): void {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'the metrics could not be collected');
        response.writeHead(500).end();
      },
    );
  });
  app.addHook('onReady', async () => {
    await once(server.listen(port, host), 'listening');
  });
  app.addHook('onClose', () => {
    server.close();
    server.closeAllConnections();
  });
}
