import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, restore } from '#db/backup.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { webhookEvents } from '#domain/events.ts';
import { eventually, passTime } from '#testing/mail-app.ts';
import { withHistory } from '#testing/prepared-assessment.ts';
import { startTestApp } from '#testing/test-app.ts';
import { createUnmigratedDatabase } from '#testing/test-database.ts';
import { newEndpoint, startWebhookApp, type WebhookApp } from '#testing/webhook-app.ts';
import { verified } from '#testing/webhook-receiver.ts';

let folder: string;
let server: WebhookApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ready-leader-webhooks-'));
  server = await startWebhookApp();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('a restored database repeats no events, and sends waiting ones with their original ids', async () => {
  const { receiver } = server;
  const { secret } = await newEndpoint(server, receiver.url, webhookEvents);
  await withHistory(server, { isCompleted: true });
  await eventually(() => expect(receiver.received).toHaveLength(3));
  receiver.answer(503);
  const { id } = await withHistory(server);
  await eventually(() => expect(receiver.received.length).toBeGreaterThanOrEqual(5));
  const ids = new Set(receiver.received.slice(3).map((message) => message.id));
  await server.stopJobs();

  const file = join(folder, 'backup.gz');
  await backUp(server.databaseUrl, file);
  const target = await createUnmigratedDatabase();
  await restore(target.url, file);
  await migrateToLatest(target.url);
  receiver.received.length = 0;
  receiver.answer(204);
  const restored = await startTestApp(server.config, {
    databaseUrl: target.url,
    jobs: { mail: () => Promise.reject(new Error('no mail is sent here')) },
  });
  const { db } = restored.database;
  expect(await db.selectFrom('webhook_delivery').select('id').execute()).toHaveLength(5);

  await passTime(db);
  await eventually(() => expect(receiver.received).toHaveLength(2));
  expect(new Set(receiver.received.map((message) => message.id))).toEqual(ids);
  for (const message of receiver.received) {
    expect(verified(message, secret).data['assessmentId']).toBe(id);
  }
  await restored.close();
  await target.drop();
}, 40_000);
