import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailLinkWords as words } from '#content/mail-links.ts';
import { buttonsOf, mailedLink, openEach, openLink } from '#testing/mailed-link.ts';
import { newEmail, withHistory } from '#testing/prepared-assessment.ts';
import { printOfDatabase } from '#testing/stored-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { visit } from '#testing/sign-in.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const newCaller = () => new TestCaller(server.app);
const look = (link: string, caller = newCaller()) => visit(server, caller, link);
const press = (link: string, caller = newCaller()) =>
  visit(server, caller, link, { method: 'POST' });
const linkTo = (mail: Parameters<typeof mailedLink>[1]) => mailedLink(server.database.db, mail);

const accessesOf = async (caller: TestCaller, of: readonly { id: string }[]) => {
  const accesses = [];
  for (const { id } of of) accesses.push((await caller.read(id)).access);
  return accesses;
};
const verifiedUnder = async (email: string) => {
  const found = await server.database.db
    .selectFrom('assessment')
    .select('id')
    .where('email', '=', email)
    .where('verified_at', 'is not', null)
    .execute();
  return found.map(({ id }) => id);
};
/** The address of the button that chooses no assessment. */
const everythingOf = async (caller: TestCaller, link: string) =>
  `${(await buttonsOf(server, caller, link)).find((href) => href === link)}?`;

describe('the page of a mailed link', () => {
  test('says what it opens, under which address, and that the browser should be your own', async () => {
    const assessment = await withHistory(server, { email: `ada-${newEmail()}` });
    const { body, statusCode, headers } = await look(await linkTo(assessment));
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(words.open.questions(1, 'a•••@example.com').title);
    expect(body).toContain('1 of 35 competencies are rated');
    expect(body).toContain('a•••@example.com');
    expect(body).not.toContain(assessment.email);
    expect(body).not.toContain(assessment.id);
    expect(body).toContain(words.open.note);
  });

  test('is not cached, not indexed, and does not leak its address', async () => {
    const { headers } = await look(await linkTo(await withHistory(server)));
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('changes nothing and gives no access, by GET or HEAD, however often', async () => {
    const assessment = await withHistory(server);
    const link = await linkTo(assessment);
    const before = await printOfDatabase(server.database.db);
    const caller = newCaller();
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD'] as const) {
      const answer = await visit(server, caller, link, { method });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(await printOfDatabase(server.database.db)).toBe(before);
    expect((await caller.read(assessment.id)).access).toBe('reader');
  });
});

describe('the button of a mailed link', () => {
  test('makes the browser an owner and continues an unfinished assessment', async () => {
    const assessment = await withHistory(server);
    const caller = newCaller();
    const href = await openLink(server, caller, await linkTo(assessment));
    expect(href).toBe(`/assessment?id=${assessment.id}#questions`);
    const { access, email, sessionId } = await caller.read(assessment.id);
    expect({ access, email, sessionId }).toEqual({
      access: 'owner',
      email: assessment.email,
      // Otherwise the browser would stay an owner under any address.
      sessionId: null,
    });
  });

  test.each([true, false])('leads to the plan, completed or not (%s)', async (isCompleted) => {
    const assessment = await withHistory(server, { isCompleted });
    const link = await linkTo({ ...assessment, kind: 'plan' });
    expect((await look(link)).body).toContain(words.open.plan('').title);
    const href = await openLink(server, newCaller(), link);
    expect(href).toBe(`/assessment/plan?id=${assessment.id}`);
  });

  test('leads to the results of a completed assessment', async () => {
    const assessment = await withHistory(server, { isCompleted: true });
    const href = await openLink(server, newCaller(), await linkTo(assessment));
    expect(href).toBe(`/assessment/dashboard?id=${assessment.id}`);
  });

  test('leads to the results if the assessment was completed since the mail', async () => {
    const assessment = await withHistory(server);
    const link = await linkTo(assessment);
    await assessment.owner.patch(`/api/assessment/${assessment.id}`, { isCompleted: true });
    expect((await look(link)).body).toContain(words.open.results('').title);
    expect(await openLink(server, newCaller(), link)).toContain('/assessment/dashboard?id=');
  });

  test('works as often as it is pressed, in any number of browsers', async () => {
    const assessment = await withHistory(server);
    const link = await linkTo(assessment);
    const first = newCaller();
    for (const caller of [first, newCaller(), first]) {
      await openLink(server, caller, link);
      expect((await caller.read(assessment.id)).access).toBe('owner');
    }
  });

  test('changes no stored data except that the address is verified', async () => {
    const link = await linkTo(await withHistory(server));
    await openLink(server, newCaller(), link);
    const before = await printOfDatabase(server.database.db);
    await openLink(server, newCaller(), link);
    expect(await printOfDatabase(server.database.db)).toBe(before);
  });

  test('ignores the fields of the form', async () => {
    const assessment = await withHistory(server);
    const other = await withHistory(server);
    const caller = newCaller();
    const answer = await server.app.inject({
      method: 'POST',
      url: await linkTo(assessment),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `id=${other.id}&email=${other.email}`,
      remoteAddress: caller.address,
    });
    expect(answer.headers.location).toContain(assessment.id);
  });
});

describe('a link to everything under an address', () => {
  test('leads to the only assessment', async () => {
    const { id, email } = await withHistory(server);
    const link = await linkTo({ email, id: null, kind: 'find' });
    expect((await look(link)).body).toContain('1 of 35 competencies are rated');
    const caller = newCaller();
    expect(await openLink(server, caller, link)).toBe(`/assessment?id=${id}#questions`);
    expect((await caller.read(id)).access).toBe('owner');
  });

  test('lists several, and each of its buttons opens and verifies one', async () => {
    const email = newEmail();
    const done = await withHistory(server, { email, isCompleted: true });
    const open = await withHistory(server, { email });
    const link = await linkTo({ email, id: null, kind: 'find' });
    const { body } = await look(link);
    expect(body).toContain('2 assessments are saved under');
    // The ids would open the results before a button is pressed.
    for (const { id } of [done, open]) expect(body).not.toContain(id);
    const [first, ...others] = (await buttonsOf(server, newCaller(), link)).filter(
      (href) => !href.includes('here-only'),
    );
    const caller = newCaller();
    // The completed one is first.
    expect(await openLink(server, caller, first!)).toBe(`/assessment/dashboard?id=${done.id}`);
    expect(await accessesOf(caller, [done, open])).toEqual(['owner', 'reader']);
    expect(await verifiedUnder(email)).toEqual([done.id]);
    expect(others).toHaveLength(1);
    expect(await openLink(server, caller, others[0]!)).toBe(`/assessment?id=${open.id}#questions`);
    expect(await accessesOf(caller, [done, open])).toEqual(['owner', 'owner']);
  });

  test.each(['find', 'your_data'] as const)(
    'verifies nothing that was started elsewhere without a press of its own (%s)',
    async (kind) => {
      const email = newEmail();
      const planted = await withHistory(server, { email, isCompleted: true });
      const mine = await withHistory(server, { email });
      const link = await linkTo({ email, id: null, kind });
      // By a button of an earlier page, which named neither.
      for (const choice of ['', '?started=1', '/here-only']) {
        const answer = await press(link + choice);
        expect(answer.headers.location).toBe(link);
        expect(await verifiedUnder(email)).toEqual([]);
      }
      expect(await openLink(server, mine.owner, await everythingOf(mine.owner, link))).toBe(
        '/your-data',
      );
      expect(await verifiedUnder(email)).toEqual([mine.id]);
      expect(await accessesOf(mine.owner, [planted])).toEqual(['reader']);
    },
  );

  test('has a button for what someone else started: it opens here only, and verifies nothing', async () => {
    const email = newEmail();
    const mine = await withHistory(server, { email, isCompleted: true });
    await openLink(server, newCaller(), await linkTo(mine));
    const planted = await withHistory(server, { email, isCompleted: true });
    const link = await linkTo({ email, id: null, kind: 'find' });
    const caller = newCaller();
    const refusal = (await buttonsOf(server, caller, link)).find((href) =>
      href.includes(`here-only?started=${new Date(planted.createdAt).getTime()}`),
    );
    const location = await openLink(server, caller, refusal!);
    const id = location.split('id=')[1]!;
    expect(await accessesOf(caller, [{ id }])).toEqual(['owner']);
    expect((await planted.owner.get(`/api/assessment/by-id/${planted.id}`)).statusCode).toBe(404);
    expect(await verifiedUnder(email)).toEqual([mine.id]);
    // What was verified earlier is still what the practice sees.
    const contact = await server.database.db
      .selectFrom('contact')
      .select('assessment_id')
      .where('address', '=', email)
      .executeTakeFirstOrThrow();
    expect(contact.assessment_id).toBe(mine.id);
  });

  test('offers what was verified first, then what was completed', async () => {
    const email = newEmail();
    const verified = await withHistory(server, { email });
    await openLink(server, newCaller(), await linkTo(verified));
    const completed = await withHistory(server, { email, isCompleted: true });
    await withHistory(server, { email });
    const link = await linkTo({ email, id: null, kind: 'find' });
    const led = await openEach(server, newCaller(), link);
    expect(led.slice(0, 2)).toEqual([
      `/assessment?id=${verified.id}#questions`,
      `/assessment/dashboard?id=${completed.id}`,
    ]);
  });

  test('verifies nothing that was added after its page was shown', async () => {
    const email = newEmail();
    const link = await linkTo({ email, id: null, kind: 'your_data' });
    const none = await everythingOf(newCaller(), link);
    await withHistory(server, { email });
    await press(none);
    expect(await verifiedUnder(email)).toEqual([]);
  });

  test('to your data is asked about each, then leads there', async () => {
    const email = newEmail();
    const all = [await withHistory(server, { email }), await withHistory(server, { email })];
    const link = await linkTo({ email, id: null, kind: 'your_data' });
    const caller = newCaller();
    expect(await openEach(server, caller, link)).toEqual([link, '/your-data']);
    expect(await accessesOf(caller, all)).toEqual(['owner', 'owner']);
    expect(await openLink(server, newCaller(), await everythingOf(newCaller(), link))).toBe(
      '/your-data',
    );
  });

  test('leads there too without any, and says so first', async () => {
    const link = await linkTo({ email: newEmail(), id: null, kind: 'find' });
    expect((await look(link)).body).toContain('Data about you is saved under');
    expect(await openLink(server, newCaller(), link)).toBe('/your-data');
  });

  test('of a mail about your data leads there, even for a single one', async () => {
    const { email } = await withHistory(server);
    const link = await linkTo({ email, id: null, kind: 'your_data' });
    expect((await look(link)).body).toContain('One assessment is saved under');
    expect(await openLink(server, newCaller(), link)).toBe('/your-data');
  });
});

test('while the assessment is off, an unfinished one opens on the dashboard', async () => {
  const { config } = server;
  const flags = { ...config.flags, assessmentEnabled: false };
  const off = await startTestApp({ flags }, { databaseUrl: server.databaseUrl });
  try {
    const assessment = await withHistory(server);
    const href = await openLink(off, new TestCaller(off.app), await linkTo(assessment));
    expect(href).toBe(`/assessment/dashboard?id=${assessment.id}`);
  } finally {
    await off.close();
  }
});

describe('too many links from one address', () => {
  test('are rejected for a while, with a page that says so', async () => {
    const link = await linkTo(await withHistory(server));
    const caller = newCaller();
    for (let count = 0; count < 200; count++) {
      expect((await look(link, caller)).statusCode).toBe(200);
    }
    const refused = await look(link, caller);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain(words.tooMany);
    expect((await press(link, caller)).statusCode).toBe(429);
    expect((await look(link)).statusCode).toBe(200);
  });
});
