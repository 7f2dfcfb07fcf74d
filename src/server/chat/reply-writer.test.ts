import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { midway, startChatApp, type ChatApp } from '#testing/chat-app.ts';

let server: ChatApp;
beforeAll(async () => {
  server = await startChatApp({ chatTiming: { storeMs: 20 } });
});
afterAll(() => server.close());

test('a brief database failure loses no part of a reply', async () => {
  const { user, reply, sending } = await midway(server);
  const { db } = server.database;
  // A sequence keeps counting when a transaction fails.
  await sql`create sequence failed_stores`.execute(db);
  await sql`
      create function fail() returns trigger language plpgsql as $$
      begin
        perform nextval('failed_stores');
        raise exception 'out of order';
      end $$
    `.execute(db);
  await sql`
      create trigger fail before update on message for each row execute function fail()
    `.execute(db);
  reply.write(' one thing.');
  await expect
    .poll(() => sql`select from failed_stores where last_value > 1`.execute(db))
    .toMatchObject({ rows: [{}] });
  await sql`drop trigger fail on message`.execute(db);
  reply.finish();
  expect((await sending).error).toBeUndefined();
  expect(await user.transcript()).toEqual([
    'user: How do I begin? (complete)',
    'assistant: Begin with one thing. (complete)',
  ]);
});

test('a reply that pauses still counts as alive', async () => {
  const { user, reply, sending } = await midway(server);
  const heartbeat = async () => {
    const { rows } = await sql<{ heartbeat_at: Date }>`
      select heartbeat_at from message
      where conversation_id = ${user.conversationId} and status = 'writing'
    `.execute(server.database.db);
    return rows[0]!.heartbeat_at.getTime();
  };
  const before = await heartbeat();
  await expect.poll(heartbeat).toBeGreaterThan(before);
  reply.finish();
  expect((await sending).events.at(-1)).toMatchObject({ reply: { status: 'complete' } });
});
