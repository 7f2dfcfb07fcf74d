import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppRouter } from '#server/router.ts';
import { startChatEndpoint, type ChatEndpoint } from '#testing/chat-endpoint.ts';
import { findNginx } from './find-nginx.ts';
import { startPostgres, type Postgres } from '#testing/postgres.ts';
import { startTopology, type Topology } from './topology.ts';

const withNginx = findNginx() !== undefined;

let postgres: Postgres;
let endpoint: ChatEndpoint;
let topology: Topology;
beforeAll(async () => {
  if (!withNginx) return;
  postgres = await startPostgres();
  endpoint = await startChatEndpoint();
  const { apiUrl, apiKey, model } = endpoint.settings;
  topology = await startTopology({
    databaseUrl: postgres.url,
    settings: {
      CHAT_API_URL: apiUrl,
      CHAT_API_KEY: apiKey,
      CHAT_MODEL: model,
      CHATBOT_ENABLED: 'true',
      CHATBOT_OPEN: 'true',
    },
  });
});
afterAll(async () => {
  if (!withNginx) return;
  await topology.stop();
  await endpoint.close();
  await postgres.remove();
});

/** A user signed in at either instance. */
async function signedIn() {
  const token = randomBytes(32).toString('base64url');
  const client = await postgres.connect();
  await client.query(
    `with person as (
       insert into "user" (issuer, subject, first_name, last_name)
       values ('https://id.example.org', 'ada', 'Ada', 'Lovelace') returning id
     )
     insert into session (token_hash, user_id, expires_at)
     select $1, id, now() + interval '1 hour' from person`,
    [createHash('sha256').update(token).digest()],
  );
  await client.end();
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchStreamLink({
        url: `${topology.balancer.origin}/trpc`,
        headers: { cookie: `session=${token}` },
      }),
    ],
  });
}

describe.skipIf(!withNginx)('behind nginx (skipped without nginx)', () => {
  test('a reply reaches the reader while it is being written', async () => {
    const trpc = await signedIn();
    const { id: conversationId } = await trpc.conversation.create.mutate();
    const reply = endpoint.drive();
    const events = await trpc.chat.send.mutate({ conversationId, message: 'How do I delegate?' });
    await reply.asked;
    reply.write('Begin with ');
    let text = '';
    for await (const event of events) {
      if (event.type !== 'text') continue;
      // The model writes nothing more until the reader has this: a buffered reply would never
      // arrive.
      if (text === '') {
        reply.write('one task.');
        reply.finish();
      }
      text += event.text;
    }
    expect(text).toBe('Begin with one task.');
  });
});
