import { expect } from 'vitest';
import type { WebhookEvent } from '#domain/events.ts';
import type { Config } from '#server/config.ts';
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

/** Adds an endpoint in the office, as its owner. */
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
export const deliveriesTo = (
  { database: { db } }: Pick<WebhookApp, 'database'>,
  endpointId: string,
): Promise<StoredDelivery[]> =>
  db
    .selectFrom('webhook_delivery')
    .select(['id', 'state', 'attempts', 'last_status', 'last_error'])
    .where('endpoint_id', '=', endpointId)
    .orderBy('created_at')
    .execute();
