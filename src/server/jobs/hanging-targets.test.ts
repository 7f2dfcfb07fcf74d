import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { MAX_ENDPOINTS } from '#domain/webhook.ts';
import { eventually, type MailApp, startMailApp } from '#testing/mail-app.ts';
import { withHistory } from '#testing/prepared-assessment.ts';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { newEndpoint } from '#testing/webhook-app.ts';
import { startReceiver, type WebhookReceiver } from '#testing/webhook-receiver.ts';

let closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});

async function start(smtp?: Parameters<typeof startMailApp>[1]): Promise<MailApp> {
  const server = await startMailApp({ office: officeSettings, webhooksToLoopback: true }, smtp);
  closing.push(server.close);
  return server;
}

/** Receivers of completed assessments. */
async function endpointsOf(server: MailApp, count: number): Promise<WebhookReceiver[]> {
  const member = await officeCaller(server);
  const receivers: WebhookReceiver[] = [];
  for (let index = 0; index < count; index += 1) {
    const receiver = await startReceiver();
    // Before the app, which waits for its attempts.
    closing.push(receiver.close);
    await newEndpoint({ member }, receiver.url, ['assessment.completed']);
    receivers.push(receiver);
  }
  return receivers;
}

test('receivers that hang at every endpoint do not delay mail', async () => {
  const server = await start();
  const hanging: ServerResponse[] = [];
  for (const receiver of await endpointsOf(server, MAX_ENDPOINTS)) {
    receiver.answer((response) => void hanging.push(response));
  }
  await withHistory(server, { isCompleted: true });
  await eventually(() => expect(hanging).toHaveLength(MAX_ENDPOINTS));

  const { email } = await withHistory(server);
  await server.mailbox.receive(email, /continue/);
  // All of them still wait for an answer: the mail did not follow the end of their attempts.
  expect(hanging).toHaveLength(MAX_ENDPOINTS);
  expect(hanging.filter(({ destroyed, socket }) => destroyed || socket === null)).toEqual([]);
  for (const response of hanging) response.writeHead(204).end();
  await eventually(async () => {
    const states = await server.database.db
      .selectFrom('webhook_delivery')
      .select('state')
      .execute();
    expect(states).toEqual(Array.from(hanging, () => ({ state: 'delivered' })));
  });
});

test('a mail server that hangs does not delay webhooks', async () => {
  const answers: (() => void)[] = [];
  const server = await start({
    onData: (stream, _session, answer) => {
      stream.resume();
      void once(stream, 'end').then(() => answers.push(answer));
    },
  });
  const [receiver] = await endpointsOf(server, 1);
  // As many as are sent at the same time.
  await withHistory(server);
  await withHistory(server);
  await eventually(() => expect(answers).toHaveLength(2));

  await withHistory(server, { isCompleted: true });
  await eventually(() => expect(receiver!.received).toHaveLength(1));
  expect(answers).toHaveLength(2);
  const states = await server.database.db.selectFrom('mail').select('state').execute();
  expect(states.filter(({ state }) => state === 'sending')).toHaveLength(2);
  for (const answer of answers) answer();
});
