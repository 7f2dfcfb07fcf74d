import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { contactOrders } from '#domain/contact.ts';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp({ office: officeSettings });
  owner = await officeCaller(server);
  await sql`
    insert into assessment (session_id, email, source, created_at)
    select 'session_1700000000000_people-of-the-test-' || lpad(n::text, 9, '0'),
      'visitor' || n || '@firm-' || n % 3 || '.example',
      (array['linkedin.com', 'news', null])[1 + n % 3],
      '2026-01-01T12:00:00Z'::timestamptz + n * interval '1 day'
    from generate_series(1, 60) n`.execute(server.database.db);
  await sql`
    insert into response (assessment_id, competency_id, category, question1_rating, question2_rating)
    select id, 'humility', 'Leadership of Self', 1 + extract(day from created_at)::int % 5, 3
    from assessment where extract(day from created_at)::int % 2 = 0`.execute(server.database.db);
  await sql`select score_assessments(array_agg(id)) from assessment`.execute(server.database.db);
  await sql`
    update assessment set completed_at = now()
    where substring(email from '[0-9]+')::int % 4 = 0`.execute(server.database.db);
  await sql`update contact set state = 'client', note = 'Knows (Zoë) & O''Neil: "fast"'
    where address like 'visitor7@%'`.execute(server.database.db);
});
afterAll(() => server.close());

interface Listed {
  people: {
    id: string;
    address: string;
    lastAt: string;
    overallScore: number | null;
    weakestAreas: string[];
    lowest: object | null;
  }[];
  total: number;
  perPage: number;
}

async function list(query: Record<string, string | number> = {}): Promise<Listed> {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const answer = await owner.get(`/api/office/people?${new URLSearchParams(given).toString()}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Listed>();
}

const addresses = async (query: Record<string, string | number>) =>
  (await list(query)).people.map(({ address }) => address.split('@')[0]);

test('lists all people, the latest first, page by page', async () => {
  const first = await list();
  expect(first).toMatchObject({ total: 60, perPage: 25 });
  expect(first.people[0]?.address).toBe('visitor60@firm-0.example');
  const pages = await Promise.all([1, 2, 3].map((page) => list({ page })));
  const all = pages.flatMap(({ people }) => people.map(({ address }) => address));
  expect(new Set(all).size).toBe(60);
  expect(await list({ page: 4 })).toMatchObject({ people: [], total: 60 });
});

test('a completed contact has its lowest competencies, with ties', async () => {
  const { people } = await list({ search: 'visitor60' });
  expect(people[0]?.lowest).toEqual({ average: 300, competencyIds: ['humility'] });
  await sql`
    insert into response (assessment_id, competency_id, category, question1_rating, question2_rating)
    select id, competency, 'Leadership of Self', rating, 2
    from assessment, (values ('resilience', 4), ('self-awareness', 5), ('integrity-honesty', null)) given (competency, rating)
    where email like 'visitor60@%'`.execute(server.database.db);
  const { people: after } = await list({ search: 'visitor60' });
  expect(after[0]?.lowest).toEqual({ average: 300, competencyIds: ['humility', 'resilience'] });
  const unfinished = await list({ progress: 'unfinished' });
  expect(unfinished.people.map(({ lowest }) => lowest)).toContain(null);
});

test('areas that tie for the lowest average are all named', async () => {
  const rate = (area: string, rating: number) => {
    const ids = competencies.filter(({ category }) => category === area).map(({ id }) => id);
    return sql`
      insert into response (assessment_id, competency_id, category, question1_rating, question2_rating)
      select id, unnest(${ids}::text[]), ${area}, ${rating}, 3 from assessment
      where email like 'visitor59@%'`.execute(server.database.db);
  };
  const weakest = async () => (await list({ search: 'visitor59' })).people[0]?.weakestAreas;
  expect(await weakest()).toEqual([]);
  await rate('Leadership of Others', 2);
  await sql`select score_assessments(array_agg(id)) from assessment`.execute(server.database.db);
  expect(await weakest()).toEqual(['Leadership of Others']);
  await rate('Strategic Planning & Focus', 2);
  await rate('Follow Through & Output', 4);
  await sql`select score_assessments(array_agg(id)) from assessment`.execute(server.database.db);
  expect(await weakest()).toEqual(['Leadership of Others', 'Strategic Planning & Focus']);
});

test.each(contactOrders)('sorted by %s, lists each contact once over all pages', async (sort) => {
  const pages = await Promise.all([1, 2, 3].map((page) => list({ sort, page })));
  expect(new Set(pages.flatMap(({ people }) => people.map(({ id }) => id))).size).toBe(60);
});

test('lists contacts without a score last in both directions', async () => {
  for (const sort of ['overall', '-overall']) {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ sort, page })));
    const scores = pages.flatMap(({ people }) => people.map(({ overallScore }) => overallScore));
    const given = scores.filter((score) => score !== null);
    expect(given.length).toBeGreaterThan(20);
    expect(scores.slice(0, given.length)).toEqual(given);
    const sorted = given.toSorted((one, other) => one - other);
    expect(given).toEqual(sort === 'overall' ? sorted : sorted.toReversed());
  }
});

test.each([
  [{ search: 'visitor12' }, 1],
  [{ search: 'VISITOR1' }, 11],
  [{ search: 'visitor1 firm-2' }, 3],
  [{ search: 'visitor12@firm-0.example' }, 1],
  [{ search: 'isitor1' }, 0],
  [{ search: 'zoë' }, 1],
  [{ search: 'neil fast' }, 1],
  [{ search: '(knows' }, 1],
  [{ search: '!!!' }, 0],
  [{ search: '   ' }, 60],
  [{ state: 'client' }, 1],
  [{ state: 'new' }, 59],
  [{ source: 'news' }, 20],
  [{ source: '-' }, 20],
  [{ source: 'nowhere' }, 0],
  [{ progress: 'completed' }, 15],
  [{ area: 'Leadership of Others' }, 0],
  [{ from: '2026-01-11', to: '2026-01-11' }, 1],
  [{ from: '2026-02-20' }, 11],
  [{ to: '2026-01-05' }, 4],
  [{ from: '2026-02-01', to: '2026-01-01' }, 0],
  [{ search: 'visitor', progress: 'completed', source: 'news', from: '2026-01-20' }, 3],
])('%j finds %i', async (query, total) => {
  expect((await list(query)).total).toBe(total);
});

test.each([
  "'",
  '\\',
  "a' | 'b",
  '":*',
  ':*',
  '<->',
  '!',
  '(',
  'a\0b',
  '😀',
  'é'.repeat(200),
  "''''",
])('accepts any search text, such as %j', async (search) => {
  await list({ search });
});

test('every contact has one progress value', async () => {
  const totals = await Promise.all(
    ['empty', 'unfinished', 'completed'].map(async (progress) => (await list({ progress })).total),
  );
  expect(totals.reduce((sum, total) => sum + total, 0)).toBe(60);
});

test('finds parts of words that are divided by punctuation', async () => {
  await sql`update contact set note = 'a_b/c 3.5+4 x@y.z-w' where address like 'visitor9@%'`.execute(
    server.database.db,
  );
  for (const search of ['c', 'a_b', 'w', '3.5', 'x@y', '5+4']) {
    expect(await addresses({ search, state: 'new' })).toEqual(['visitor9']);
  }
});

describe('rejects the query', () => {
  test.each([
    'page=0',
    'page=1.5',
    'page=x',
    'page=1000000',
    'sort=id',
    'state=none',
    'progress=half',
    'area=Nothing',
    'from=yesterday',
    'from=2026-02-30',
    'from=0000-01-01',
    'to=0000-12-31',
    'search=a&search=b',
    `search=${'x'.repeat(201)}`,
    `source=${'x'.repeat(101)}`,
  ])('%s', async (query) => {
    expect((await owner.get(`/api/office/people?${query}`)).statusCode).toBe(400);
  });
});

test('lists the sources to choose from', async () => {
  const answer = await owner.get('/api/office/people-sources');
  expect(answer.json()).toEqual(['linkedin.com', 'news']);
});
