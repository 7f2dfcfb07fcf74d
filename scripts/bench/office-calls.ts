import pg from 'pg';
import { areaNames } from '#domain/areas.ts';
import { contactOrders, contactStates, contactViews } from '#domain/contact.ts';

/** A call of the office. Each repetition asks for something else. */
export interface OfficeCall {
  /** As the API description names it: `GET /api/office/people/{id}`. */
  of: string;
  what: string;
  method: 'GET' | 'PATCH' | 'DELETE';
  /** `n` counts the repetitions, from 0. */
  path: (n: number) => string;
  body?: (n: number) => object;
  /** A filtered call must not scan a large table from end to end. */
  isFiltered: boolean;
}

type Query = Record<string, string | number>;

const get = (
  path: string,
  what: string,
  query: (n: number) => Query,
  isFiltered = true,
): OfficeCall => ({
  of: `GET ${path}`,
  what,
  method: 'GET',
  path: (n) => `${path}?${new URLSearchParams(texts(query(n))).toString()}`,
  isFiltered,
});
const texts = (query: Query) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
const pick = <T>(values: readonly T[], n: number): T => values[n % values.length]!;
const sources = ['-', 'linkedin.com', 'newsletter', 'blog-9.example'];
const day = (back: number) =>
  new Date(Date.now() - back * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Every office call that reads or changes what is there. New office calls belong here. */
export async function officeCalls(url: string): Promise<OfficeCall[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ id: string; address: string; edited_at: Date | null }>(
    `select id, address, edited_at from contact where assessments = 2 order by id limit 600`,
  );
  await client.end();
  return [
    get('/api/office/me', 'who', () => ({}), false),
    ...peopleCalls(rows),
    ...overviewCalls(),
    get('/api/office/log', 'pages', (n) => ({ page: 1 + n * 15 }), false),
    get('/api/office/site', 'all settings', () => ({}), false),
    get('/api/office/site/versions', 'the last', () => ({}), false),
    get('/api/office/webhooks', 'endpoints', () => ({}), false),
    get('/api/office/deliveries', 'pages', (n) => ({ page: 1 + n * 8 }), false),
    get('/api/office/deliveries', 'failed, pages', (n) => ({ state: 'failed', page: 1 + n })),
  ];
}

interface Contact {
  id: string;
  address: string;
  edited_at: Date | null;
}

function peopleCalls(people: readonly Contact[]): OfficeCall[] {
  const path = '/api/office/people';
  const list = (what: string, query: (n: number) => Query, isFiltered = true) =>
    get(path, what, query, isFiltered);
  const sort = (n: number) => pick(contactOrders, n);
  const one = (n: number) => `${path}/${people[n]!.id}`;
  const contact = { of: `GET ${path}/{id}`, path: one, isFiltered: true } as const;
  return [
    list('all, each order, first pages', (n) => ({ sort: sort(n), page: 1 + (n >> 4) }), false),
    list('all, each order, any page', (n) => ({ sort: sort(n), page: 1 + n * 40 }), false),
    list('all, each order, last page', (n) => ({ sort: sort(n), page: 4000 }), false),
    list('state', (n) => ({ state: pick(contactStates, n >> 4), sort: sort(n) })),
    list('area', (n) => ({ area: pick(areaNames, n >> 4), sort: sort(n) })),
    list('source', (n) => ({ source: pick(sources, n >> 4), sort: sort(n) })),
    list('progress', (n) => ({
      progress: pick(['empty', 'unfinished', 'completed'], n >> 4),
      sort: sort(n),
    })),
    list('period of a month', (n) => ({ from: day(n * 5 + 30), to: day(n * 5), sort: sort(n) })),
    list('period of a year', (n) => ({ from: day(n * 3 + 365), to: day(n * 3), sort: sort(n) })),
    list('an address', (n) => ({ search: people[n]!.address, sort: sort(n) })),
    list('the beginning of a word', (n) => ({
      search: people[n]!.address.slice(0, 2),
      sort: sort(n),
    })),
    list('one letter', (n) => ({ search: people[n]!.address.slice(0, 1), sort: sort(n) })),
    list('a word of all addresses', (n) => ({
      search: pick(['example', 'firm'], n >> 4),
      sort: sort(n),
    })),
    list('a word of many notes', (n) => ({
      search: pick(['called leadership', 'week'], n >> 4),
      sort: sort(n),
    })),
    list('everything at once', (n) => ({
      search: 'firm',
      state: pick(contactStates, n),
      progress: 'completed',
      area: pick(areaNames, n),
      from: day(500),
      to: day(30),
      sort: sort(n),
      page: 1 + (n % 3),
    })),
    list('view', (n) => ({ view: pick(contactViews, n >> 4), sort: sort(n) })),
    get(`${path}-views`, 'all', () => ({})),
    get(`${path}-sources`, 'all', () => ({}), false),
    { ...contact, what: 'one contact', method: 'GET' },
    {
      ...contact,
      of: `PATCH ${path}/{id}`,
      what: 'a note',
      method: 'PATCH',
      body: (n) => ({
        note: `Call on day ${n}`,
        editedAt: people[n]!.edited_at?.toISOString() ?? null,
      }),
    },
    {
      ...contact,
      of: `DELETE ${path}/{id}`,
      what: 'one contact',
      method: 'DELETE',
      path: (n) => one(people.length - 1 - n),
    },
  ];
}

/** The overview of a month, a year, and all time, for all sources and for one. */
function overviewCalls(): OfficeCall[] {
  const call = (what: string, days: number, hasSource: boolean) =>
    get(
      `/api/office/overview/${what}`,
      `${days} days${hasSource ? ', one source' : ''}`,
      (n) => ({
        from: day(days + (n % 20)),
        to: day(n % 20),
        ...(hasSource && { source: pick(sources, n) }),
      }),
      hasSource || days < 3600,
    );
  return ['funnel', 'visits', 'chart', 'lowest', 'sources'].flatMap((what) =>
    [30, 365, 3600].flatMap((days) => [
      call(what, days, false),
      ...(what === 'sources' ? [] : [call(what, days, true)]),
    ]),
  );
}
