import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailedLink, openLink } from '#testing/mailed-link.ts';
import { withHistory } from '#testing/prepared-assessment.ts';
import { waitingForRows } from '#testing/row-waits.ts';
import { storedRows } from '#testing/stored-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';
import { newEmail, writeCalls } from '#testing/write-calls.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const stored = (id: string) => storedRows(server.database.db, id);

/** Somebody who opened a mail to this address before anything of what follows stood under it. */
async function proverOf(email: string, prover = new TestCaller(server.app)): Promise<TestCaller> {
  const link = await mailedLink(server.database.db, { email, id: null, kind: 'find' });
  expect(await openLink(server, prover, link)).toBe('/your-data');
  return prover;
}

/** Of whom nothing but the address is known. */
async function provedLater() {
  const email = newEmail();
  const prover = await proverOf(email);
  return { prover, ...(await withHistory(server, { email })) };
}

describe('who proved the address under which an assessment was put later', () => {
  test.each(writeCalls)('may: $name', async ({ send }) => {
    const { prover, id } = await provedLater();
    const before = await stored(id);
    expect((await send(prover, id)).statusCode).toBe(200);
    expect(await stored(id)).not.toEqual(before);
  });

  test('sees what its owner sees, also of a completed one', async () => {
    const email = newEmail();
    const prover = await proverOf(email);
    const { id } = await withHistory(server, { email, isCompleted: true });
    expect(await prover.read(id)).toMatchObject({ access: 'owner', email, sessionId: null });
  });

  test('stays an owner of what they put under another address', async () => {
    const { prover, id } = await provedLater();
    const email = newEmail();
    const changed = await prover.patch(`/api/assessment/${id}`, { email });
    expect(changed.json()).toMatchObject({ access: 'owner', email });
    expect((await prover.post(`/api/assessment/${id}/reset`)).statusCode).toBe(200);
  });

  test.each(writeCalls)('gets 403 for $name once somebody else moved it away', async ({ send }) => {
    const { prover, id, owner } = await provedLater();
    await owner.patch(`/api/assessment/${id}`, { email: 'private@example.com' });
    const before = await stored(id);
    const answer = await send(prover, id);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await stored(id)).toEqual(before);
    expect(await prover.read(id)).toMatchObject({ access: 'reader', email: 'p•••@example.com' });
  });

  test.each(writeCalls)('is refused $name, begun while it is moved away', async ({ send }) => {
    const { prover, id } = await provedLater();
    const { db } = server.database;
    const { answer, before } = await db.transaction().execute(async (transaction) => {
      const email = 'meanwhile@example.com';
      await transaction.updateTable('assessment').set({ email }).where('id', '=', id).execute();
      const begun = send(prover, id);
      await waitingForRows(db, 1);
      return { answer: begun, before: await storedRows(transaction, id) };
    });
    const refused = await answer;
    expect(refused.statusCode).toBe(403);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(await stored(id)).toEqual(before);
  });
});

describe('who opened a mail about an assessment', () => {
  test('is none any more where the address was mistyped, and is mended', async () => {
    const { id, email, owner, sessionId } = await withHistory(server);
    const prover = new TestCaller(server.app);
    await openLink(server, prover, await mailedLink(server.database.db, { email, id }));
    await owner.patch(`/api/assessment/${id}`, { email: newEmail() });
    expect(await prover.read(id)).toMatchObject({ access: 'reader', sessionId: null });
    const { assessments } = (await prover.get('/api/person/export')).json<{ assessments: [] }>();
    expect(assessments).toEqual([]);
    expect(JSON.stringify([...prover.cookies])).not.toContain(sessionId);
  });

  test('owns all that stands under its address, and nothing else', async () => {
    const { id, email } = await withHistory(server);
    const sibling = await withHistory(server, { email, isCompleted: true });
    const stranger = await withHistory(server);
    const prover = new TestCaller(server.app);
    await openLink(server, prover, await mailedLink(server.database.db, { email, id }));
    expect((await prover.read(sibling.id)).access).toBe('owner');
    expect((await prover.read(stranger.id)).access).toBe('reader');
  });

  test('keeps what was its own before, as far as there is room', async () => {
    const prover = new TestCaller(server.app);
    const own = await prover.start();
    const { id, email } = await withHistory(server);
    await openLink(server, prover, await mailedLink(server.database.db, { email, id }));
    expect((await prover.read(own.id)).access).toBe('owner');
    expect(prover.cookie.length).toBeLessThan(4096);
  });
});

test('five proved addresses are remembered, the latest', async () => {
  const prover = new TestCaller(server.app);
  const emails = Array.from({ length: 6 }, newEmail);
  for (const email of emails) await proverOf(email, prover);
  const accesses = [];
  for (const email of emails) {
    accesses.push((await prover.read((await withHistory(server, { email })).id)).access);
  }
  expect(accesses).toEqual(['reader', 'owner', 'owner', 'owner', 'owner', 'owner']);
});

test('an address that was looked up is not proved by it, whatever the cookie is made to say', async () => {
  const { id, email } = await withHistory(server);
  const finder = new TestCaller(server.app);
  await finder.post('/api/assessment/lookup-by-email', { email });
  const cookie = finder.cookies.get('assessments') ?? '';
  finder.cookies.set('assessments', cookie.replace(/^e/, 'p'));
  expect((await finder.read(id)).access).toBe('reader');
});
