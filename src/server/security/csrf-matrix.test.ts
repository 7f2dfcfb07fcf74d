import { endpoints, requestOf, send, statusOf, transports } from '#testing/endpoint-call.ts';
import { queueOnlyMail } from '#testing/mail-app.ts';
import { mailedLink, openLink } from '#testing/mailed-link.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#server/api/endpoints.ts';
import { startChatApp, type ChatApp } from '#testing/chat-app.ts';
import { host, origins, own } from '#testing/origins.ts';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { printOfDatabase } from '#testing/stored-rows.ts';
import { bareSite } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';
import { type Mailbox, startMailbox } from '#testing/mailbox.ts';
import { isAll } from '#testing/is-all.ts';
import { createWorld, inputFor, type World } from '#testing/world.ts';

/** The requests that forms and simple scripts of other sites can send without a preflight. */
const bodies: [what: string, type: string | undefined][] = [
  ['text', 'text/plain'],
  ['text that ends like JSON', 'text/plain; application/json'],
  ['a form', 'application/x-www-form-urlencoded'],
  ['a form with files', 'multipart/form-data; boundary=x'],
  ['nothing said of it', undefined],
];

let mailbox: Mailbox;
let server: ChatApp;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startChatApp(
    { site: bareSite },
    {
      publicUrl: own,
      mail: { ...queueOnlyMail, smtpUrl: mailbox.url },
      office: officeSettings,
    },
  );
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

/** A world, and callers with every right in it. */
async function rightful() {
  const world = await createWorld(server);
  const { owner, id, email } = world.assessment;
  // One call is only for browsers with a verified email.
  await openLink(server, owner, await mailedLink(server.database.db, { id, email }));
  // Some calls need a completed assessment; all others accept one.
  await owner.patch(`/api/assessment/${id}`, { isCompleted: true });
  return { world, member: await officeCaller(server), everyone: everyoneIn(world) };
}

type Rightful = Awaited<ReturnType<typeof rightful>>;

const callerOf = ({ name }: Endpoint, { member, everyone }: Rightful) =>
  name.startsWith('office.') ? member : everyone;

function everyoneIn({ assessment, user }: World): TestCaller {
  const caller = new TestCaller(server.app);
  for (const { cookies } of [assessment.owner, user]) {
    for (const [name, value] of cookies) caller.cookies.set(name, value);
  }
  return caller;
}

const print = () => printOfDatabase(server.database.db);
const changing = endpoints.filter(({ type }) => type !== 'query');

test('over REST, calls with effects are not GET, and all others are', () => {
  for (const { type, rest } of endpoints) {
    expect(rest.method === 'GET').toBe(type === 'query');
  }
});

/** Rejected calls change nothing, so they share one world. */
let shared: Rightful;
let before: string;
beforeAll(async () => {
  shared = await rightful();
  before = await print();
});

describe.each(transports)('over %s', (transport) => {
  const requestIn = ({ world }: Rightful, endpoint: Endpoint) =>
    requestOf(endpoint, transport, inputFor(endpoint, world));

  test.each(changing)('$name is rejected from pages of other sites', async (endpoint) => {
    const refused = origins.filter(([, , status]) => status !== 200);
    for (const [who, headers, status] of refused) {
      const caller = callerOf(endpoint, shared);
      const answer = await send(server, requestIn(shared, endpoint), caller, { host, ...headers });
      expect(statusOf(answer), who).toBe(status);
      expect(answer.headers['set-cookie'], who).toBeUndefined();
    }
    expect(await print()).toBe(before);
  });

  test.each(changing)('$name accepts only JSON', async (endpoint) => {
    const request = requestIn(shared, endpoint);
    const { 'content-type': _, ...headers } = request.headers;
    const found: Record<string, number> = {};
    for (const [what, type] of bodies) {
      const answer = await send(
        server,
        { ...request, payload: request.payload ?? '{}', headers },
        callerOf(endpoint, shared),
        type === undefined ? {} : { 'content-type': type },
      );
      found[what] = statusOf(answer);
    }
    expect(found).toEqual(Object.fromEntries(bodies.map(([what]) => [what, 415])));
    expect(await print()).toBe(before);
  });
});

test.each(changing)('$name cannot be called by a link over tRPC', async (endpoint) => {
  const input = inputFor(endpoint, shared.world);
  for (const query of ['', '?batch=1']) {
    const given = encodeURIComponent(JSON.stringify(query ? { 0: input } : input) ?? '');
    const answer = await server.app.inject({
      url: `/trpc/${endpoint.name}${query || '?'}&input=${given}`,
      headers: { cookie: callerOf(endpoint, shared).cookie },
    });
    expect(answer.statusCode).toBe(405);
  }
  expect(await print()).toBe(before);
});

// Comes last: these calls change the shared world.
describe.each(transports)('over %s', (transport) => {
  // The journeys make the calls over tRPC, from pages in browsers.
  const called = transport === 'REST' || isAll ? changing : [];
  const allowed = origins.filter(([, , status]) => status === 200);
  const call = async (endpoint: Endpoint, headers: Record<string, string>) => {
    const fresh = await rightful();
    const request = requestOf(endpoint, transport, inputFor(endpoint, fresh.world));
    return statusOf(await send(server, request, callerOf(endpoint, fresh), { host, ...headers }));
  };

  test.each(called)("$name is allowed from the site's own pages", async (endpoint) => {
    expect(await call(endpoint, allowed[0]![1])).toBe(200);
  });

  test.each(allowed)('a call from %s is allowed', async (_who, headers) => {
    const endpoint = changing.find(({ name }) => name === 'assessment.update')!;
    expect(await call(endpoint, headers)).toBe(200);
  });
});
