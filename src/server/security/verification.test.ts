import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints, requestOf, send, type Transport, transports } from '#testing/endpoint-call.ts';
import { queueOnlyMail } from '#testing/mail-app.ts';
import { mailedLink, openEach, openLink } from '#testing/mailed-link.ts';
import {
  newEmail,
  type PreparedAssessment,
  withHistory,
  writeCalls,
} from '#testing/prepared-assessment.ts';
import { share, withResults } from '#testing/shared-results.ts';
import { visit } from '#testing/sign-in.ts';
import { storedRows, waitingForRows } from '#testing/stored-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId, TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ mail: queueOnlyMail });
});
afterAll(() => server.close());

const newBrowser = () => new TestCaller(server.app);
const stored = (id: string) => storedRows(server.database.db, id);
const linkAbout = ({ email, id }: { email: string; id: string | null }) =>
  mailedLink(server.database.db, { email, id, kind: id === null ? 'find' : 'continue' });

/** A browser that opened a mailed link. */
async function verifiedFor(about: { email: string; id: string | null }, browser = newBrowser()) {
  await openLink(server, browser, await linkAbout(about));
  return browser;
}

/** Calls a procedure over either transport, like a browser that keeps its cookies. */
async function call(
  transport: Transport,
  browser: TestCaller,
  name: string,
  input?: Record<string, unknown>,
) {
  const endpoint = endpoints.find((each) => each.name === name)!;
  const answer = await send(server, requestOf(endpoint, transport, input), browser);
  browser.store(answer);
  const body = answer.json<{ result?: { data: unknown } }>();
  const data = (transport === 'tRPC' && body.result ? body.result.data : body) as Record<
    string,
    unknown
  >;
  return { status: answer.statusCode, data };
}

const save = { competencyId: 'influence', category: 'Interpersonal Relationships' };

describe('a browser that opened a mailed link', () => {
  test.each(writeCalls)('may: $name', async ({ send: write }) => {
    const mine = await withHistory(server);
    const browser = await verifiedFor(mine);
    const before = await stored(mine.id);
    expect((await write(browser, mine.id)).statusCode).toBe(200);
    expect(await stored(mine.id)).not.toEqual(before);
  });

  test('sees what the owner sees, but not the session id', async () => {
    const { id, email } = await withHistory(server, { isCompleted: true });
    const browser = await verifiedFor({ id, email });
    expect(await browser.read(id)).toMatchObject({ access: 'owner', email, sessionId: null });
  });

  test('owns the assessment of the mail and those verified earlier, but not unverified ones', async () => {
    const { id, email } = await withHistory(server);
    const verified = await withHistory(server, { email, isCompleted: true });
    const typed = await withHistory(server, { email, isCompleted: true });
    await verifiedFor(verified);
    const browser = await verifiedFor({ id, email });
    const accesses = [];
    for (const each of [id, verified.id, typed.id]) {
      accesses.push((await browser.read(each)).access);
    }
    expect(accesses).toEqual(['owner', 'owner', 'reader']);
    // It does not count as verified in the office either.
    const { verified_at } = await server.database.db
      .selectFrom('assessment')
      .select('verified_at')
      .where('id', '=', typed.id)
      .executeTakeFirstOrThrow();
    expect(verified_at).toBeNull();
  });

  test('owns what it chose if the mail was about everything, but nothing added later', async () => {
    const { id, email } = await withHistory(server);
    const sibling = await withHistory(server, { email });
    const browser = newBrowser();
    await openEach(server, browser, await linkAbout({ id: null, email }));
    const added = await withHistory(server, { email });
    const accesses = [];
    for (const each of [id, sibling.id, added.id]) {
      accesses.push((await browser.read(each)).access);
    }
    expect(accesses).toEqual(['owner', 'owner', 'reader']);
  });

  test.each(writeCalls)('gets 403 for $name after the address was corrected', async (write) => {
    const mine = await withHistory(server);
    const browser = await verifiedFor(mine);
    await mine.owner.patch(`/api/assessment/${mine.id}`, { email: 'private@example.com' });
    const before = await stored(mine.id);
    const answer = await write.send(browser, mine.id);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await stored(mine.id)).toEqual(before);
    expect(await browser.read(mine.id)).toMatchObject({
      access: 'reader',
      email: 'p•••@example.com',
    });
  });

  test('gets 403 for a call that waited while the address was corrected', async () => {
    const { id, email } = await withHistory(server);
    const browser = await verifiedFor({ id, email });
    const { db } = server.database;
    const { answer, before } = await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('assessment')
        .set({ email: newEmail(), access_epoch: 1 })
        .where('id', '=', id)
        .execute();
      const begun = browser.post(`/api/assessment/${id}/reset`);
      await waitingForRows(db, 1);
      return { answer: begun, before: await storedRows(transaction, id) };
    });
    expect((await answer).statusCode).toBe(403);
    expect(await stored(id)).toEqual(before);
  });

  test('cannot make its cookie grant more', async () => {
    const { id, email } = await withHistory(server);
    const finder = newBrowser();
    await finder.post('/api/assessment/lookup-by-email', { email });
    const value = finder.cookies.get(finder.grant) ?? '';
    const key = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
    for (const [grant, forged] of [
      [finder.grant.replace('-e', '-o'), value],
      [`grant-o${key}`, value],
      [`grant-v${key}`, `0${value}`],
      [`grant-v${key}`, value],
    ]) {
      finder.cookies.set(grant!, forged!);
      expect((await finder.read(id)).access).toBe('finder');
    }
  });

  test('keeps its latest assessments, in cookies as large as decision 0026 says', async () => {
    const browser = newBrowser();
    const own = await browser.start();
    for (let count = 0; count < 45; count++) await browser.start();
    for (let count = 0; count < 3; count++) {
      const email = newEmail();
      for (let more = 0; more < 15; more++) await withHistory(server, { email });
      await openEach(server, browser, await linkAbout({ id: null, email }));
    }
    expect((await browser.read(own.id)).access).toBe('reader');
    for (let count = 0; count < 6; count++) {
      const email = newEmail();
      await withHistory(server, { email });
      await browser.post('/api/assessment/lookup-by-email', { email });
      await openLink(
        server,
        browser,
        await mailedLink(server.database.db, { id: null, email, kind: 'your_data' }),
      );
    }
    // In production, the names have a prefix.
    const sent = browser.cookie.length + '__Host-'.length * browser.cookies.size;
    const record = await readFile(
      'docs/decisions/0026-rights-follow-secrets-and-verified-links-not-typed-emails.md',
      'utf8',
    );
    const limit = Number(/at most ([\d.]+) KB/.exec(record)?.[1]) * 1024;
    expect(browser.cookies.size).toBe(40 + 40 + 5 + 5);
    expect(sent).toBeLessThan(limit);
    expect(sent).toBeGreaterThan(0.95 * limit);
  });
});

describe.each(transports)('a stranger at a mistyped address, over %s', (transport) => {
  /** The owner typed the stranger's address; the stranger pressed the button of the mail. */
  async function mistyped() {
    const mine = await withResults(server);
    const stranger = await verifiedFor(mine);
    return { mine, stranger };
  }

  const readsShared = async (token: string) =>
    (await call(transport, newBrowser(), 'share.open', { token })).status;

  test('does not become an owner by giving the same address', async () => {
    const { mine, stranger } = await mistyped();
    const { id, email } = mine;
    for (const name of ['assessment.update', 'assessment.submitEmail', 'assessment.saveProgress']) {
      const given = await call(transport, stranger, name, { id, email });
      expect(given).toMatchObject({ status: 200, data: { access: 'owner', sessionId: null } });
    }
    await call(transport, mine.owner, 'assessment.update', { id, email: newEmail() });
    const read = await call(transport, stranger, 'assessment.byId', { id });
    expect(read.data).toMatchObject({ access: 'reader', sessionId: null });
    expect((await call(transport, stranger, 'plan.get', { id })).status).toBe(403);
    expect((await call(transport, stranger, 'assessment.reset', { id })).status).toBe(403);
  });

  test('loses an assessment by giving it their own address, until they verify that', async () => {
    const { mine, stranger } = await mistyped();
    const { id } = mine;
    const own = newEmail();
    const moved = await call(transport, stranger, 'assessment.update', { id, email: own });
    expect(moved).toMatchObject({ status: 200, data: { access: 'reader', sessionId: null } });
    await verifiedFor({ id, email: own }, stranger);
    // The owner sees what happened and corrects it.
    const seen = await call(transport, mine.owner, 'assessment.byId', { id });
    expect(seen.data).toMatchObject({ access: 'owner', email: own });
    await call(transport, mine.owner, 'assessment.update', { id, email: newEmail() });
    expect((await call(transport, stranger, 'plan.get', { id })).status).toBe(403);
  });

  test('does not regain access when the address is restored', async () => {
    const { mine, stranger } = await mistyped();
    const { id, email } = mine;
    for (const other of [null, email]) {
      await call(transport, mine.owner, 'assessment.update', { id, email: other });
    }
    const read = await call(transport, stranger, 'assessment.byId', { id });
    expect(read.data).toMatchObject({ access: 'reader' });
  });

  test('loses shared links when the address is corrected', async () => {
    const { mine, stranger } = await mistyped();
    const { id } = mine;
    const choices = { name: 'Mine', days: 90, withPlan: true, comparedWith: null };
    const made = await call(transport, stranger, 'share.create', { id, ...choices });
    const token = String(made.data['url']).split('/').at(-1)!;
    expect(await readsShared(token)).toBe(200);
    await call(transport, mine.owner, 'assessment.update', { id, email: newEmail() });
    expect(await readsShared(token)).toBe(404);
    expect((await call(transport, mine.owner, 'share.list', { id })).data).toEqual([]);
  });

  test('no longer sees it in a shared comparison of their own', async () => {
    const { mine, stranger } = await mistyped();
    const { id, email, owner } = mine;
    const own = await withHistory(server, { email, isCompleted: true });
    const both = await verifiedFor(own, stranger);
    const { token } = await share({ owner: both, id: own.id }, { comparedWith: id });
    const compared = async () =>
      (await call(transport, newBrowser(), 'share.open', { token })).data['comparison'];
    expect(await compared()).not.toBeNull();
    await call(transport, owner, 'assessment.update', { id, email: newEmail() });
    expect(await compared()).toBeNull();
  });

  test('loses access by "Stop all links", while the browser that pressed it keeps it', async () => {
    const { mine, stranger } = await mistyped();
    const { id, email } = mine;
    const phone = await verifiedFor({ id, email });
    const { token } = await share({ owner: stranger, id });
    expect((await call(transport, phone, 'person.revokeLinks')).status).toBe(200);
    expect(await readsShared(token)).toBe(404);
    expect((await call(transport, stranger, 'plan.get', { id })).status).toBe(403);
    expect((await call(transport, phone, 'plan.get', { id })).status).toBe(200);
    expect((await call(transport, mine.owner, 'plan.get', { id })).status).toBe(200);
    const gone = await call(transport, stranger, 'person.export');
    expect(gone.data['assessments']).toEqual([]);
  });
});

describe('an assessment that someone else started under your address', () => {
  const edge =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
    'Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0';

  /** Someone starts an assessment in their browser and gives the victim's address. */
  async function planted(): Promise<PreparedAssessment> {
    const owner = newBrowser();
    const sessionId = newSessionId();
    const begun = await owner.send(
      'POST',
      '/api/assessment',
      { sessionId },
      { 'user-agent': edge },
    );
    const { id } = begun.json<{ id: string }>();
    const email = newEmail();
    await owner.patch(`/api/assessment/${id}`, { email });
    return { ...(await owner.read(id)), owner, sessionId, email };
  }

  test('says on its page when and in what kind of browser it was started, and offers to open it only here', async () => {
    const attack = await planted();
    const page = await visit(server, newBrowser(), await linkAbout(attack));
    const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    expect(page.body).toContain(
      `Started ${today.format(new Date(attack.createdAt))} in Microsoft Edge on Windows.`,
    );
    expect(page.body).toContain('I Didn’t Start This');
    // The person who started it does not see this text, also among several.
    const own = await visit(server, attack.owner, await linkAbout(attack));
    expect(own.body).not.toContain('I Didn’t Start This');
    const second = await attack.owner.start();
    await attack.owner.patch(`/api/assessment/${second.id}`, { email: attack.email });
    const all = await linkAbout({ id: null, email: attack.email });
    expect((await visit(server, attack.owner, all)).body).not.toContain('I Didn’t Start This');
    expect((await visit(server, newBrowser(), all)).body).toContain('If someone else started one');
  });

  test.each(transports)('is out of their reach after one press, over %s', async (transport) => {
    const attack = await planted();
    const { owner: attacker, sessionId } = attack;
    const accomplice = await verifiedFor(attack);
    const link = await linkAbout(attack);
    const victim = newBrowser();
    const pressed = await visit(server, victim, `${link}/here-only`, { method: 'POST' });
    expect(pressed.statusCode).toBe(303);
    const id = /id=([^#]+)/.exec(pressed.headers.location ?? '')![1]!;
    expect(id).not.toBe(attack.id);

    await call(transport, victim, 'response.save', {
      id,
      ...save,
      question1Rating: 5,
      question2Rating: 5,
    });
    await victim.patch(`/api/assessment/${id}`, { isCompleted: true });
    const planned = await call(transport, victim, 'plan.save', {
      id,
      start: { day: '2026-01-05', changedAt: '2026-01-02T03:04:05.006Z' },
      focus: [],
    });
    expect(planned.status).toBe(200);
    expect(await victim.read(id)).toMatchObject({ access: 'owner', email: attack.email });

    for (const browser of [attacker, accomplice]) {
      const reads = [
        await call(transport, browser, 'assessment.byId', { id: attack.id }),
        await call(transport, browser, 'assessment.bySession', { sessionId }),
        await call(transport, browser, 'response.list', { id: attack.id }),
        await call(transport, browser, 'plan.get', { id: attack.id }),
        await call(transport, browser, 'assessment.update', { id: attack.id, email: newEmail() }),
        await call(transport, browser, 'assessment.erase', { id: attack.id }),
      ];
      expect(reads.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
      // Even with the new id they are only a reader.
      expect((await call(transport, browser, 'plan.get', { id })).status).toBe(403);
      const { data } = await call(transport, browser, 'person.export');
      expect(JSON.stringify(data)).not.toContain(id);
    }
    // The mailed link still works for the address's reader.
    const phone = newBrowser();
    expect(await openLink(server, phone, link)).toContain(id);
  });

  test.each(transports)('can be taken over from your data, too, over %s', async (transport) => {
    const attack = await planted();
    const victim = await verifiedFor({ email: attack.email, id: null });
    const { data } = await call(transport, victim, 'person.kept');
    expect(data['assessments']).toMatchObject([{ startedIn: 'Microsoft Edge on Windows' }]);
    const kept = await call(transport, victim, 'assessment.keepOnlyHere', { id: attack.id });
    expect(kept.status).toBe(200);
    expect((await victim.read(String(kept.data['id']))).access).toBe('owner');
    const read = await call(transport, attack.owner, 'assessment.byId', { id: attack.id });
    expect(read.status).toBe(404);
  });

  test.each(transports)('cannot be taken over by an unverified caller, over %s', async (over) => {
    const attack = await planted();
    const { id } = attack;
    const before = await stored(id);
    for (const browser of [attack.owner, newBrowser()]) {
      expect((await call(over, browser, 'assessment.keepOnlyHere', { id })).status).toBe(403);
    }
    expect(await stored(id)).toEqual(before);
  });
});

describe('limits on additions under an address', () => {
  const again = (browser: TestCaller, againOf: string) =>
    browser.post('/api/assessment', { sessionId: newSessionId(), againOf });
  const statuses = (answers: { statusCode: number }[]) =>
    Object.groupBy(answers, ({ statusCode }) => String(statusCode));

  test('allow one caller ten a day, retakes included, at once or from several assessments', async () => {
    const first = await withHistory(server);
    const { email, owner, id } = first;
    const other = await owner.start();
    expect((await owner.patch(`/api/assessment/${other.id}`, { email })).statusCode).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, count) => again(owner, count % 2 === 0 ? id : other.id)),
    );
    // Two of the ten were the emails given above.
    expect(statuses(answers)['200']).toHaveLength(8);
    expect(statuses(answers)['429']).toHaveLength(6);
    const [refused] = statuses(answers)['429'] as typeof answers;
    expect(Number(refused!.headers['retry-after'])).toBeGreaterThan(0);
    // A new assessment without the address is still allowed.
    expect((await owner.start()).email).toBeNull();
  });

  test('do not stop others from retaking their own', async () => {
    const mine = await withHistory(server, { isCompleted: true });
    const attacker = newBrowser();
    const { id } = await attacker.start();
    await attacker.patch(`/api/assessment/${id}`, { email: mine.email });
    for (let count = 0; count < 12; count++) await again(attacker, id);
    expect((await again(mine.owner, mine.id)).statusCode).toBe(200);
    const found = await newBrowser().post('/api/assessment/lookup-by-email', { email: mine.email });
    expect(found.json<{ id: string }[]>().map((row) => row.id)).toContain(mine.id);
  });

  test('do not stop someone who verified the address, however many others there are', async () => {
    const mine = await withHistory(server, { isCompleted: true });
    const phone = await verifiedFor(mine);
    for (let callers = 0; callers < 2; callers++) {
      const attacker = newBrowser();
      const { id } = await attacker.start();
      await attacker.patch(`/api/assessment/${id}`, { email: mine.email });
      for (let count = 0; count < 9; count++) await again(attacker, id);
    }
    expect((await again(mine.owner, mine.id)).statusCode).toBe(429);
    expect((await again(phone, mine.id)).statusCode).toBe(200);
  });
});
