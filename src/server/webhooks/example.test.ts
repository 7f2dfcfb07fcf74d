import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#testing/free-port.ts';
import { eventually } from '#testing/mail-app.ts';
import { newEndpoint, startWebhookApp, type WebhookApp } from '#testing/webhook-app.ts';

const page = new URL('../../../docs/webhooks.md', import.meta.url);
/** The folder from which the library can be imported. */
const folder = fileURLToPath(
  new URL('../../../node_modules/.cache/webhook-example/', import.meta.url),
);

let server: WebhookApp;
beforeAll(async () => {
  server = await startWebhookApp();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('the documented example accepts signed messages and rejects all others', async () => {
  const [, code = ''] = /```js\n([^]*?)```/.exec(await readFile(page, 'utf8')) ?? [];
  await mkdir(folder, { recursive: true });
  const file = `${folder}receiver.mjs`;
  await writeFile(file, code);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { id, secret } = await newEndpoint(server, url, ['email.given']);
  const receiver = spawn(process.execPath, [file], {
    env: { WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = text(receiver.stdout);
  await eventually(async () => {
    const forged = await fetch(url, { method: 'POST', body: '{}' });
    expect(forged.status).toBe(401);
  });
  const sent = await server.member.post(`/api/office/webhooks/${id}/test`);
  const { deliveryId } = sent.json<{ deliveryId: string }>();
  await eventually(async () => {
    const read = await server.member.get(`/api/office/deliveries/${deliveryId}`);
    expect(read.json()).toMatchObject({ state: 'delivered', lastStatus: 204 });
  });
  receiver.kill();
  expect(await said).toContain(`${deliveryId} webhook.test { endpointId: '${id}' }`);
});
