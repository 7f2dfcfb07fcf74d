import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedLink, openLink } from '#testing/mailed-link.ts';
import { withHistory } from '#testing/prepared-assessment.ts';
import { officeCaller, officeSettings, visit } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

const typed = '\u200bJürgen@Straße-Bücher.example\u202c';
const readable = 'jürgen@straße-bücher.example';

let server: TestApp;
let mine: Awaited<ReturnType<typeof withHistory>>;
let stored: string;
beforeAll(async () => {
  server = await startTestApp({ office: officeSettings });
  mine = await withHistory(server, { isCompleted: true });
  const saved = await mine.owner.patch(`/api/assessment/${mine.id}`, { email: typed });
  expect(saved.statusCode).toBe(200);
  const row = await server.database.db
    .selectFrom('assessment')
    .select('email')
    .where('id', '=', mine.id)
    .executeTakeFirstOrThrow();
  stored = row.email!;
});
afterAll(() => server.close());

test('an address pasted with invisible characters is stored for the mail system', () => {
  expect(stored).toMatch(/^jürgen@xn--[a-z0-9-]+\.example$/);
});

test('its owner reads the domain in its own script, others read it masked', async () => {
  expect((await mine.owner.read(mine.id)).email).toBe(readable);
  const masked = readable.replace(/^jürgen/, 'j•••');
  expect((await new TestCaller(server.app).read(mine.id)).email).toBe(masked);
  const link = await mailedLink(server.database.db, { email: stored, id: mine.id });
  expect((await visit(server, new TestCaller(server.app), link)).body).toContain(masked);
  const reader = new TestCaller(server.app);
  await openLink(server, reader, link);
  const kept = (await reader.get('/api/person')).json<{
    addresses: { email: string; isProved: boolean }[];
    mails: { address: string }[];
    assessments: { email: string }[];
  }>();
  expect(kept.addresses).toMatchObject([{ email: readable, isProved: true }]);
  expect(kept.mails.map(({ address }) => address)).toEqual([readable]);
  expect(kept.assessments.map(({ email }) => email)).toEqual([readable]);
});

test.each([typed, readable])('it is found as %j', async (email) => {
  const answer = await new TestCaller(server.app).post('/api/assessment/lookup-by-email', {
    email,
  });
  expect(answer.json()).toMatchObject([{ id: mine.id }]);
});

test('the office shows it, and finds it in either form', async () => {
  const member = await officeCaller(server);
  const found = async (search: string) => {
    const query = new URLSearchParams({ search }).toString();
    const answer = await member.get(`/api/office/people?${query}`);
    return answer.json<{ people: { id: string; address: string }[] }>().people;
  };
  const searches = [
    readable,
    'straße-bücher',
    'jürgen@Straße-Bücher',
    stored,
    stored.split('@')[1]!,
  ];
  for (const search of searches) {
    expect(await found(search), search).toMatchObject([{ address: readable }]);
  }
  expect(await found('straße-bücher jakob')).toEqual([]);
  const [person] = await found(readable);
  const page = await member.get(`/api/office/people/${person!.id}`);
  expect(page.json()).toMatchObject({ address: readable });
});
