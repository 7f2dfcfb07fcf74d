import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { WebhookEvent } from '#domain/events.ts';
import type { Config } from '#server/config.ts';
import { eventually } from './mail-app.ts';
import { withHistory } from './prepared-assessment.ts';
import { officeCaller, officeSettings } from './sign-in.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import type { TestCaller } from './test-caller.ts';
import { startReceiver, type WebhookReceiver } from './webhook-receiver.ts';

export interface WebhookApp extends TestApp {
  member: TestCaller;
  receiver: WebhookReceiver;
}

const noMails = { mail: () => Promise.reject(new Error('no mail is sent here')) };

/** The app with its jobs, a member of its office, and a webhook receiver on this machine. */
export async function startWebhookApp(overrides: Partial<Config> = {}): Promise<WebhookApp> {
  const receiver = await startReceiver();
  const server = await startTestApp(
    { office: officeSettings, webhooksToLoopback: true, ...overrides },
    { jobs: noMails },
  );
  const member = await officeCaller(server);
  return {
    ...server,
    member,
    receiver,
    close: async () => {
      await server.close();
      await receiver.close();
    },
  };
}

export interface NewEndpoint {
  id: string;
  secret: string;
}

export async function newEndpoint(
  { member }: Pick<WebhookApp, 'member'>,
  url: string,
  events: readonly WebhookEvent[],
): Promise<NewEndpoint> {
  const answer = await member.post('/api/office/webhooks', { url, events });
  expect(answer.statusCode, answer.body).toBe(200);
  const { endpoint, secret } = answer.json<{ endpoint: { id: string }; secret: string }>();
  return { id: endpoint.id, secret };
}

export interface StoredDelivery {
  id: string;
  state: string;
  attempts: number;
  last_status: number | null;
  last_error: string | null;
}

/** The oldest first. */
const deliveriesTo = (
  { database: { db } }: Pick<WebhookApp, 'database'>,
  endpointId: string,
): Promise<StoredDelivery[]> =>
  db
    .selectFrom('webhook_delivery')
    .select(['id', 'state', 'attempts', 'last_status', 'last_error'])
    .where('endpoint_id', '=', endpointId)
    .orderBy('created_at')
    .execute();

/** For a test file: the app, and for each test an endpoint that is subscribed to completed assessments. */
export function endpointForEachTest() {
  let server: WebhookApp;
  let endpoint: NewEndpoint;
  beforeAll(async () => {
    server = await startWebhookApp();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.receiver.received.length = 0;
    server.receiver.answer(204);
    endpoint = await newEndpoint(server, server.receiver.url, ['assessment.completed']);
  });
  afterEach(async () => {
    await server.member.send('DELETE', `/api/office/webhooks/${endpoint.id}`);
  });

  const db = () => server.database.db;
  const call = (method: 'POST' | 'PATCH', path: string, body?: object) =>
    server.member.send(method, `/api/office/${path}`, body);
  const deliveries = (endpointId = endpoint.id) => deliveriesTo(server, endpointId);
  const received = () => server.receiver.received;
  const endpointNow = (id = endpoint.id) =>
    db()
      .selectFrom('webhook_endpoint')
      .select(['off_reason', 'failing_since', 'busy_until'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  return {
    get server() {
      return server;
    },
    get endpoint() {
      return endpoint;
    },
    db,
    call,
    deliveries,
    received,
    complete: () => withHistory(server, { isCompleted: true }),
    replay: (id: string) => call('POST', `deliveries/${id}/replay`),
    /** The only delivery, once it has this state and no attempt is in progress. */
    delivery: async (expected: Partial<StoredDelivery>): Promise<StoredDelivery> => {
      await eventually(async () => {
        expect(await deliveries()).toMatchObject([expected]);
        expect((await endpointNow()).busy_until).toBeNull();
      });
      return (await deliveries())[0]!;
    },
    endpointNow,
    arrived: (count: number) => eventually(() => expect(received()).toHaveLength(count)),
  };
}
