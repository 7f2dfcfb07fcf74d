import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#server/api/endpoints.ts';
import { bareSite } from '#testing/bare-site.ts';
import { endpoints } from '#testing/endpoints.ts';
import { startChatApp, type ChatApp } from '#testing/chat-app.ts';
import { requestOf, send, statusOf, transports, type Transport } from '#testing/endpoint-call.ts';
import { host, origins, own } from '#testing/origins.ts';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { printOfDatabase } from '#testing/stored-rows.ts';
import { TestCaller } from '#testing/test-caller.ts';
import { mailToNobody } from '#testing/mail-config.ts';
import { createWorld, inputFor, type World } from '#testing/world.ts';

/** What forms and simple scripts of other sites can send without being asked about first. */
const bodies: [what: string, type: string | undefined][] = [
  ['text', 'text/plain'],
  ['text that ends like JSON', 'text/plain; application/json'],
  ['a form', 'application/x-www-form-urlencoded'],
  ['a form with files', 'multipart/form-data; boundary=x'],
  ['nothing said of it', undefined],
];

let server: ChatApp;
beforeAll(async () => {
  server = await startChatApp(
    { site: bareSite },
    { publicUrl: own, mail: mailToNobody, office: officeSettings },
  );
});
afterAll(() => server.close());

/** Somebody with every right to the world, and the request that uses it. */
async function rightful(endpoint: Endpoint, transport: Transport) {
  const world = await createWorld(server);
  const { owner, id } = world.assessment;
  // Some deeds are done with what is completed, all others with that, too.
  await owner.patch(`/api/assessment/${id}`, { isCompleted: true });
  return {
    world,
    caller: endpoint.name.startsWith('office.') ? await officeCaller(server) : everybodyIn(world),
    request: requestOf(endpoint, transport, inputFor(endpoint, world)),
  };
}

function everybodyIn({ assessment, person }: World): TestCaller {
  const caller = new TestCaller(server.app);
  for (const { cookies } of [assessment.owner, person]) {
    for (const [name, value] of cookies) caller.cookies.set(name, value);
  }
  return caller;
}

const print = () => printOfDatabase(server.database.db);
const changing = endpoints.filter(({ type }) => type !== 'query');

test('what changes something is no GET over REST, and the other way round', () => {
  for (const { type, rest } of endpoints) {
    expect(rest.method === 'GET').toBe(type === 'query');
  }
});

describe.each(transports)('over %s', (transport) => {
  test.each(changing)('$name is called by our own pages alone', async (endpoint) => {
    const found: Record<string, number> = {};
    for (const [who, headers, expected] of origins) {
      const { caller, request } = await rightful(endpoint, transport);
      const before = await print();
      const answer = await send(server, request, caller, { host, ...headers });
      found[who] = statusOf(answer);
      if (expected === 200) continue;
      expect(await print(), who).toBe(before);
      expect(answer.headers['set-cookie'], who).toBeUndefined();
    }
    expect(found).toEqual(Object.fromEntries(origins.map(([who, , status]) => [who, status])));
  });

  test.each(changing)('$name takes nothing but JSON', async (endpoint) => {
    const { caller, request } = await rightful(endpoint, transport);
    const { 'content-type': _, ...headers } = request.headers;
    const before = await print();
    const found: Record<string, number> = {};
    for (const [what, type] of bodies) {
      const answer = await send(
        server,
        { ...request, payload: request.payload ?? '{}', headers },
        caller,
        type === undefined ? {} : { 'content-type': type },
      );
      found[what] = statusOf(answer);
    }
    expect(found).toEqual(Object.fromEntries(bodies.map(([what]) => [what, 415])));
    expect(await print()).toBe(before);
  });
});

test.each(changing)('$name is not to be had by a link over tRPC', async (endpoint) => {
  const { caller, world } = await rightful(endpoint, 'tRPC');
  const input = inputFor(endpoint, world);
  const before = await print();
  for (const query of ['', '?batch=1']) {
    const given = encodeURIComponent(JSON.stringify(query ? { 0: input } : input) ?? '');
    const answer = await server.app.inject({
      url: `/trpc/${endpoint.name}${query || '?'}&input=${given}`,
      headers: { cookie: caller.cookie },
    });
    expect(answer.statusCode).toBe(405);
  }
  expect(await print()).toBe(before);
});
