import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Site } from '#server/site/page-store.ts';
import { endpoints, requestOf, transports } from '#testing/endpoint-call.ts';
import { stringsIn } from '#testing/string-fields.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newAddress, newSessionId } from '#testing/test-caller.ts';

/** An attack took hundreds of times as long as a valid request of the same size. */
const TIMES = 20;
/** A little below Node's limit for headers and Fastify's for a body. */
const HEADERS = 15_000;
const BODY = 64_000;

const site: Site = {
  template: () => Promise.resolve('<html><!--head--><!--body--><!--settings--></html>'),
  render: (path) =>
    Promise.resolve({ status: path === '/404' ? 404 : 200, head: '', body: '', files: [] }),
  preloads: () => '',
  keepPages: true,
};

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({}, { site });
  calm = await fastest(page);
});
afterAll(() => server.close());

type Request = InjectOptions & { url: string };

const fill = (text: string, length: number) => text.repeat(length / text.length);

/**
 * The time of the fastest of several responses, because other load only makes them slower.
 * @param requests differ a little, so that no cache answers them
 */
async function fastest(requests: Request | ((count: number) => Request)): Promise<number> {
  const times = [];
  for (let count = 0; count < 5; count++) {
    const request = typeof requests === 'function' ? requests(count) : requests;
    const began = performance.now();
    const { statusCode } = await server.app.inject({ ...request, remoteAddress: newAddress() });
    times.push(performance.now() - began);
    expect([429, 500]).not.toContain(statusCode);
  }
  return Math.min(...times);
}

const page: Request = { url: '/', headers: { 'x-any': fill('a', HEADERS) } };
/** The time of the page while the valid requests are measured. */
let calm: number;

/**
 * How many times as long as `good` it takes. A slow result is measured again, because the machine
 * may have been slow: it is divided by how much longer the page takes then.
 */
async function timesAsLong(
  requests: Request | ((count: number) => Request),
  good: number,
): Promise<number> {
  let times = Infinity;
  for (let round = 0; round < 4 && times > TIMES / 2; round++) {
    const taken = await fastest(requests);
    const slowness = round === 0 ? 1 : Math.max(1, (await fastest(page)) / calm);
    times = Math.min(times, taken / (good * slowness));
  }
  return times;
}

const json = { 'content-type': 'application/json' };
const post = (payload: string, url = '/api/assessment/lookup-by-email'): Request => ({
  method: 'POST',
  url,
  headers: json,
  payload,
});

/** Texts that some pattern could match in many ways. */
const stretches = (length: number): [what: string, text: string][] => [
  ['dots', `a@${fill('.', length)}@`],
  ['spaces', `a${fill(' ', length)}a`],
  ['spaces at both ends', `${fill(' ', length / 2)}@${fill(' ', length / 2)}`],
  ['at signs', fill('@', length)],
  ['letters and dots', `a@${fill('a.', length)} `],
  ['a session id', `session_${fill('1', length)}_!`],
  ['a long session id', `session_1767225600000_${fill('a_', length)}!`],
  ['hexadecimal digits', fill('0123456789abcdef-', length)],
  ['letters that grow in lower case', fill('İ', length / 2)],
  ['line breaks', fill('\r\n', length)],
  ['halves of characters', fill('\ud800', length / 7)],
];

describe.each(transports)('over %s', (transport) => {
  // Texts in a REST path are short, see below.
  const fields = endpoints.flatMap((endpoint) =>
    (endpoint.input ? stringsIn(endpoint.input) : [])
      .filter(({ path }) => transport === 'tRPC' || !endpoint.pathParameters.includes(path))
      .map(({ path }) => ({ endpoint, path })),
  );

  test('a long text in any field takes no more time than a valid call of its size', async () => {
    const good = await fastest(post(JSON.stringify({ email: fill('a', BODY) })));
    const slow: Record<string, number> = {};
    for (const { endpoint, path } of fields) {
      for (const [what, text] of stretches(BODY)) {
        const request = requestOf(endpoint, transport, { [path]: text });
        const times = await timesAsLong(request, good);
        if (times > TIMES) slow[`${endpoint.name} ${path}: ${what}`] = times;
      }
    }
    expect(slow).toEqual({});
  }, 60_000);
});

/** Parsing JSON with many parts takes longer than parsing one long text. */
function timeToParse(body: string): number {
  const began = performance.now();
  JSON.parse(body);
  return performance.now() - began;
}

test('a body of any shape takes no more time than a valid one of its size', async () => {
  const good = await fastest(post(JSON.stringify({ email: fill('a', BODY) })));
  const shapes: Record<string, string> = {
    'thousands of fields': JSON.stringify(
      Object.fromEntries(Array.from({ length: 7_000 }, (_, name) => [name.toString(36), 1])),
    ),
    'lists in lists': fill('[', BODY / 2) + fill(']', BODY / 2),
    'objects in objects': `${fill('{"a":', 50_000)}1${fill('}', 10_000)}`,
    'a list for a text': `{"email":[${fill('1,', 60_000)}1]}`,
    'a prototype far from its value': `{"__proto__"${fill(' ', 60_000)}:1}`,
    'many prototypes': `["__proto__"${fill(' ,"__proto__"', 60_000)}]`,
  };
  const slow: Record<string, number> = {};
  for (const [what, body] of Object.entries(shapes)) {
    for (const url of ['/api/assessment/lookup-by-email', '/trpc/assessment.lookupByEmail']) {
      const times = await timesAsLong(post(body, url), good + timeToParse(body));
      if (times > TIMES / 2) slow[`${what} at ${url}`] = times;
    }
  }
  expect(slow).toEqual({});
});

test('a path of any length takes no more time than a valid one', async () => {
  const good = await fastest({ url: `/${fill('a', HEADERS)}` });
  const addresses: Record<string, string> = {
    'slashes before a page': `${fill('/', HEADERS)}a`,
    'slashes after a page': `/about${fill('/', HEADERS)}a`,
    'slashes alone': fill('/', HEADERS),
    'slashes of a call': `/api/${fill('/', HEADERS)}a`,
    'slashes of a file': `/assets/${fill('/', HEADERS)}a`,
    'steps up': fill('/..', HEADERS),
    'hidden slashes': `/${fill('%2f', HEADERS)}`,
    segments: fill('/a', HEADERS),
    'a session id': `/api/assessment/${newSessionId()}${fill('_', HEADERS)}`,
    'a batch': `/trpc/${fill('assessment.byId,', HEADERS)}?batch=1`,
    'the way back from signing in': `/api/login?returnTo=${fill('/', HEADERS)}`,
    'where the provider sends back to': `/api/callback?state=${fill('%20', HEADERS)}`,
    'an input over tRPC': `/trpc/assessment.byId?input=${fill('%5B', HEADERS)}`,
    'a query': `/?${fill('a=b&', HEADERS)}`,
  };
  const slow: Record<string, number> = {};
  for (const [what, url] of Object.entries(addresses)) {
    const times = await timesAsLong({ url }, good);
    if (times > TIMES) slow[what] = times;
  }
  expect(slow).toEqual({});
});

test('a header of any length takes no more time than a valid one', async () => {
  const good = await fastest(page);
  const names: [name: string, url: string][] = [
    ['accept-encoding', '/'],
    ['user-agent', '/'],
    ['referer', '/'],
    ['if-none-match', '/'],
    ['if-modified-since', '/robots.txt'],
    ['range', '/robots.txt'],
    ['accept', '/api/login?returnTo=//'],
    ['accept', '/trpc/auth.user'],
    ['cookie', '/api/auth/user'],
    ['cookie', `/api/assessment/${newSessionId()}`],
    ['traceparent', '/api/auth/user'],
    ['x-forwarded-for', '/api/auth/user'],
    ['x-forwarded-host', '/api/auth/user'],
    ['referer', `/api/assessment/${newSessionId()}`],
    ['sec-fetch-site', `/api/assessment/${newSessionId()}`],
  ];
  const pieces = [
    ' ',
    ',',
    ';',
    ';q=',
    '=',
    'a=b; ',
    '"',
    'W/',
    '/',
    '%41',
    'session=',
    '-',
    '1.1.1.1,',
    'android',
    'https://',
  ];
  const slow: Record<string, number> = {};
  for (const [name, url] of names) {
    for (const piece of pieces) {
      const value = `a${fill(piece, HEADERS)}b`;
      const ask = (count: number) => ({ url, headers: { [name]: `${value}${count}` } });
      const times = await timesAsLong(ask, good);
      if (times > TIMES) slow[`${name} of '${piece}' for ${url}`] = times;
    }
  }
  expect(slow).toEqual({});
});
