import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChatApp, type ChatApp } from '#testing/chat-app.ts';
import { endpoints } from '#testing/endpoint-call.ts';
import { officeCaller, officeSettings, signedInCaller } from '#testing/sign-in.ts';
import { newAddress, setCookies, TestCaller } from '#testing/test-caller.ts';
import { createWorld, inputFor, type World } from '#testing/world.ts';
import type { Endpoint } from './endpoints.ts';

/**
 * Calls in the form that the site's client sends skip tRPC's handler. Both ways reach the same function;
 * what differs is how a request is read and an answer is written, so a few procedures cover it.
 */
let server: ChatApp;
beforeAll(async () => {
  server = await startChatApp({}, { office: officeSettings });
});
afterAll(() => server.close());

/** An extra query parameter makes the server use tRPC's handler. */
const ways = { ours: '?batch=1', tRPC: '?batch=1&way=tRPC' };

const callers: Record<string, (world: World) => TestCaller | Promise<TestCaller>> = {
  'the owner, signed in': ({ assessment, user }) => {
    for (const [name, value] of assessment.owner.cookies) user.cookies.set(name, value);
    return user;
  },
  'another user': () => signedInCaller(server),
  'a member of the office': () => officeCaller(server),
  stranger: () => new TestCaller(server.app),
};

type Input = (endpoint: Endpoint, world: World) => unknown;
const badInputs: Record<string, Input> = {
  'an unknown field': (endpoint, world) => ({ ...inputFor(endpoint, world), unknown: 1 }),
  'fields of another type': (endpoint, world) =>
    Object.fromEntries(Object.keys(inputFor(endpoint, world) ?? {}).map((key) => [key, [1]])),
  'fields whose length is none': (endpoint, world) =>
    Object.fromEntries(
      Object.keys(inputFor(endpoint, world) ?? {}).map((key) => [
        key,
        { length: [{ toString: null }] },
      ]),
    ),
  'an empty object': () => ({}),
  'no input': () => undefined,
  null: () => null,
  'a list': () => [],
  'a text': () => 'text',
};

/** Calls share a world until one of them may have changed it. */
interface Shared {
  world: World;
  people: Record<string, TestCaller>;
}
let shared: Shared | undefined;

async function freshWorld(): Promise<Shared> {
  // The office counts and lists the results of all earlier calls.
  await server.database.db.deleteFrom('site_version').execute();
  await server.database.db.deleteFrom('assessment').execute();
  return { world: await createWorld(server), people: {} };
}

async function call(endpoint: Endpoint, who: string, input: Input, way: string) {
  const { world, people } = (shared ??= await freshWorld());
  const caller = (people[who] ??= await callers[who]!(world));
  const given = input(endpoint, world);
  const answer = await server.app.inject({
    method: 'POST',
    url: `/trpc/${endpoint.name}${way}`,
    // Some procedures limit how often an address may call them.
    remoteAddress: newAddress(),
    headers: { cookie: caller.cookie },
    payload: { 0: given },
  });
  // Viewing a contact adds an audit log entry.
  const mayChange = endpoint.type !== 'query' || endpoint.name.startsWith('office.');
  if (answer.statusCode < 400 && mayChange) shared = undefined;
  return {
    status: answer.statusCode,
    body: JSON.parse(withoutWhatDiffers(answer.body)) as unknown,
    // A right is named by a hash of what it is for.
    cookies: setCookies(answer).map(([name]) => name.replace(/(grant-.).*/, '$1')),
  };
}

/** Ids, addresses, and times differ from world to world. */
function withoutWhatDiffers(body: string): string {
  return body
    .replaceAll(/\w•••/g, 'masked')
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
    .replaceAll(/whsec_[\w+/]+=*/g, 'secret')
    .replaceAll(/session_\d+_[\da-f]+/g, 'session')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');
}

const compared = new Set(['assessment.byId', 'assessment.update', 'office.log.list', 'auth.user']);

test("only streaming calls are left to tRPC's handler", () => {
  expect(endpoints.filter(({ isStream }) => isStream).map(({ name }) => name)).toEqual([
    'chat.send',
  ]);
});

async function expectSame(endpoint: Endpoint, who: string, input: Input): Promise<void> {
  const ours = await call(endpoint, who, input, ways.ours);
  expect(ours).toEqual(await call(endpoint, who, input, ways.tRPC));
}

describe.each(endpoints.filter(({ name }) => compared.has(name)))('$name', (endpoint) => {
  test.each(Object.keys(callers))('called by %s', (who) => expectSame(endpoint, who, inputFor));

  test.each(Object.entries(badInputs))('with %s', (_name, input) =>
    expectSame(endpoint, 'the owner, signed in', input),
  );
});
