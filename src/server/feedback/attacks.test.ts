import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  allSubmit,
  changeRound,
  type Colleague,
  colleagues,
  latestRound,
  type Leader,
  Rater,
  raterOf,
  roundsPath,
  startedRound,
  verifiedLeader,
} from '#testing/feedback-callers.ts';
import { ratedAll, tokenFor } from '#testing/feedback-round.ts';
import { withBounces } from '#testing/mailbox.ts';
import { eventually, type MailApp, startMailApp, storedMails } from '#testing/mail-app.ts';
import { mailedLink, openLink } from '#testing/mailed-link.ts';
import { foundAnywhere, waitingForRows } from '#testing/stored-rows.ts';
import { TestCaller } from '#testing/test-caller.ts';
import type { RoundOutput } from './feedback.schemas.ts';
import { editorHash, secretHash } from './rater.service.ts';

let server: MailApp;
const lines: string[] = [];
beforeAll(async () => {
  server = await startMailApp(
    { logLevel: 'trace' },
    {
      logStream: { write: (line) => lines.push(line) },
      ...withBounces,
    },
  );
});
afterAll(() => server.close());

const db = () => server.database.db;
const peers = (count: number) =>
  colleagues(...Array.from({ length: count }, () => 'peer' as const));
const publish = (leader: Leader, round: RoundOutput) => changeRound(leader, round, 'publish');

/** A round in which all have answered. */
async function answeredRound(count = 4) {
  const leader = await verifiedLeader(server);
  const invited = peers(count);
  const round = await startedRound(leader, invited);
  const raters: Rater[] = [];
  for (const colleague of invited) {
    const rater = await raterOf(server, colleague);
    expect((await rater.send('submit', { ratings: ratedAll(4) })).statusCode).toBe(200);
    raters.push(rater);
  }
  return { leader, invited, round, raters };
}

describe('a forwarded link', () => {
  test('is noticed in the mailbox, and its answers can be taken back unread', async () => {
    const leader = await verifiedLeader(server);
    const invited = peers(4);
    await startedRound(leader, invited);
    const rater = await raterOf(server, invited[0]!);
    const other = new Rater(server, rater.token);
    await other.send('submit', { ratings: ratedAll(1) });
    await server.mailbox.receive(invited[0]!.email, /feedback_receipt/);
    expect((await rater.opened()).own).toBeNull();
    await rater.send('submit', { ratings: ratedAll(5) });
    expect((await other.opened()).own).toBeNull();
    expect((await latestRound(leader)).answered).toBe(1);
  });

  test('does not open the form of another colleague, even with the key of their browser', async () => {
    const leader = await verifiedLeader(server);
    const invited = peers(4);
    await startedRound(leader, invited);
    const rater = await raterOf(server, invited[0]!);
    await rater.send('submit', { ratings: ratedAll(2) });
    const other = new Rater(server, await tokenFor(db(), invited[1]!), rater.key);
    expect(await other.opened()).toMatchObject({ state: 'none', own: null });
    await other.send('submit', { ratings: ratedAll(5) });
    expect((await rater.opened()).own?.ratings).toEqual(ratedAll(2));
    expect((await latestRound(leader)).answered).toBe(2);
  });
});

describe('a database', () => {
  test('in which a round is open joins no address to a form', async () => {
    const { round } = await answeredRound();
    const valuesOf = async (table: 'feedback_invitation' | 'feedback_form') => {
      const { rows } = await sql<{ values: string[] }>`
        select array(select value from jsonb_each_text(to_jsonb(t)) where value is not null) as values
        from ${sql.table(table)} t where round_id = ${round.roundId}`.execute(db());
      return new Set(rows.flatMap(({ values }) => values));
    };
    const shared = (await valuesOf('feedback_form')).intersection(
      await valuesOf('feedback_invitation'),
    );
    expect([...shared].toSorted()).toEqual([round.roundId, 'peer'].toSorted());
  });

  test('says of no form when it was written: each save writes all of them again, as new rows', async () => {
    const { round, raters } = await answeredRound();
    const forms = async () => {
      const { rows } = await sql<{ id: string; written: string }>`
        select id, xmin::text as written from feedback_form where round_id = ${round.roundId}`.execute(
        db(),
      );
      return rows;
    };
    const before = await forms();
    await raters[0]!.send('save', { ratings: ratedAll(3) });
    const after = await forms();
    expect(new Set(after.map(({ written }) => written)).size).toBe(1);
    const ids = new Set(before.map(({ id }) => id));
    expect(after.filter(({ id }) => ids.has(id))).toEqual([]);
    const { rows } = await sql`
      select column_name from information_schema.columns
      where table_name = 'feedback_form' and data_type like '%time%' or
        table_name = 'feedback_form' and data_type = 'date'`.execute(db());
    expect(rows).toEqual([]);
  });

  test('after publication has no address, no token, no single answer', async () => {
    const { leader, invited, round, raters } = await answeredRound();
    const keep = 'You explain the why.';
    await raters[0]!.send('save', { ratings: ratedAll(4), texts: { keep } });
    await server.mailbox.receive(invited[0]!.email, /feedback_receipt/);
    const ofRater = async (rater: Rater) => {
      const { invitationId } = await rater.opened();
      const hashes = [
        secretHash('i', rater.token),
        secretHash('f', rater.token),
        editorHash(rater.key, invitationId),
      ];
      return [...hashes.map((hash) => hash.toString('hex')), invitationId, rater.token];
    };
    const traces = [
      ...invited.map(({ email }) => email),
      ...(await Promise.all(raters.map(ofRater))).flat(),
      keep,
    ];
    const before = await foundAnywhere(db(), traces);
    expect(before.length).toBeGreaterThan(traces.length - raters.length);
    // The token itself is in the mail alone.
    for (const { token } of raters) {
      expect(before.filter((found) => found.endsWith(token))).toEqual([]);
    }
    expect((await publish(leader, round)).statusCode).toBe(200);
    // The comment is below the number from which comments are shown.
    expect(await foundAnywhere(db(), traces)).toEqual([]);
  });
});

describe('a submission that races the publication', () => {
  const race = async (first: 'submit' | 'publish') => {
    const { leader, round, raters } = await answeredRound();
    const calls = {
      submit: () => raters[0]!.send('submit', { ratings: ratedAll(2) }),
      publish: () => publish(leader, round),
    };
    const second = first === 'submit' ? 'publish' : 'submit';
    const [one, other] = await db()
      .transaction()
      .execute(async (trx) => {
        await sql`select from feedback_round where id = ${round.roundId} for update`.execute(trx);
        const started = [calls[first]()];
        await waitingForRows(db(), 1);
        started.push(calls[second]());
        await waitingForRows(db(), 2);
        return started;
      });
    const codes = { [first]: (await one!).statusCode, [second]: (await other!).statusCode };
    const { result } = await latestRound(leader);
    return { codes, row: result?.kind === 'full' ? result.rows[0] : undefined };
  };

  test('counts whole if it is first', async () => {
    const { codes, row } = await race('submit');
    expect(codes).toEqual({ submit: 200, publish: 200 });
    // (4 + 4 + 4 + 2) / 4
    expect(row?.others).toBe(350);
  });

  test('is refused if it is too late', async () => {
    const { codes, row } = await race('publish');
    expect(codes).toEqual({ submit: 404, publish: 200 });
    expect(row?.others).toBe(400);
  });
});

describe('a colleague who erases their data during a round', () => {
  test('is no longer invited; what they submitted counts, because nothing shows that it is theirs', async () => {
    const leader = await verifiedLeader(server);
    const invited = peers(4);
    const round = await startedRound(leader, invited);
    await allSubmit(server, invited.slice(0, 3));
    const gone = await raterOf(server, invited[0]!);
    const half = await raterOf(server, invited[3]!);
    await half.send('save', { ratings: ratedAll(1) });
    for (const { email } of [invited[0]!, invited[3]!]) {
      const caller = new TestCaller(server.app);
      const { id } = await caller.start();
      await caller.patch(`/api/assessment/${id}`, { email });
      // An address that was only typed erases nothing.
      await caller.send('DELETE', '/api/person');
      expect((await storedMails(db(), email)).length).toBeGreaterThan(0);

      const verified = new TestCaller(server.app);
      const own = await verified.start();
      await verified.patch(`/api/assessment/${own.id}`, { email });
      await openLink(server, verified, await mailedLink(db(), { email, id: own.id }));
      const copy = await verified.get('/api/person/export');
      expect(copy.json()).toMatchObject({ invitations: [{ address: email, role: 'peer' }] });
      expect((await verified.send('DELETE', '/api/person')).statusCode).toBe(200);
      expect(await storedMails(db(), email)).toEqual([]);
    }
    for (const rater of [gone, half]) expect((await rater.send('open')).statusCode).toBe(404);
    expect(await latestRound(leader)).toMatchObject({ invited: 4, answered: 2, canPublish: true });
    const published = (await publish(leader, round)).json<RoundOutput>();
    expect(published).toMatchObject({ state: 'published', answered: 3 });
    expect(published.result).toMatchObject({ answered: 3 });
  });
});

describe('the leader', () => {
  test('learns how many answered, and from no call or copy who', async () => {
    const leader = await verifiedLeader(server);
    const invited = peers(4);
    await startedRound(leader, invited);
    await server.mailbox.receive(invited[1]!.email, /feedback_invitation/);
    await allSubmit(server, invited.slice(0, 1));
    await server.mailbox.receive(invited[0]!.email, /feedback_receipt/);
    for (const path of [roundsPath(leader.id), '/api/person', '/api/person/export']) {
      const { body } = await leader.caller.get(path);
      for (const { email } of invited) expect(body).not.toContain(email);
    }
  });

  test('sees that a mail bounced, not whose, and can publish without it', async () => {
    const leader = await verifiedLeader(server);
    const invited = peers(4);
    const bounces: Colleague = { email: `bounces-${invited[0]!.email}`, role: 'peer' };
    const round = await startedRound(leader, [bounces, ...invited]);
    await eventually(async () => expect((await latestRound(leader)).bounced).toBe(1));
    await allSubmit(server, invited);
    expect((await publish(leader, round)).json()).toMatchObject({ answered: 4, bounced: 1 });
  });
});

test('invitations by many leaders reach an address three times an hour, and the others wait', async () => {
  const [victim] = peers(1) as [Colleague];
  for (let count = 0; count < 4; count += 1) {
    await startedRound(await verifiedLeader(server), [victim, ...peers(3)]);
  }
  await eventually(async () => {
    const mails = await storedMails(db(), victim.email);
    expect(mails.map(({ state }) => state).toSorted()).toEqual(['sent', 'sent', 'sent', 'waiting']);
    expect(mails.find(({ state }) => state === 'waiting')!.dueIn).toBeGreaterThan(0);
  });
});

test('links, keys, and answers are in no log, and the token is in a fragment, which no referrer has', async () => {
  const leader = await verifiedLeader(server);
  const invited = peers(4);
  await startedRound(leader, invited);
  const mail = await server.mailbox.receive(invited[0]!.email, /feedback_invitation/);
  const url = new URL((JSON.parse(mail.text!) as { openUrl: string }).openUrl);
  expect([url.pathname, url.search]).toEqual(['/feedback', '']);
  const rater = new Rater(server, url.hash.slice(1));
  const keep = 'Never in a log line';
  await rater.send('open');
  await rater.send('save', { ratings: ratedAll(5), texts: { keep } });
  await rater.send('save', { ratings: { humility: 9 }, texts: { keep } });
  await rater.send('submit', { ratings: ratedAll(5), texts: { keep } });
  await rater.send('decline', { neverAgain: true });
  await rater.send('withdraw');
  await new Rater(server, await tokenFor(db(), invited[1]!)).send('open');
  expect(lines.length).toBeGreaterThan(5);
  for (const secret of [rater.token, rater.key, keep, invited[0]!.email]) {
    expect(lines.join('')).not.toContain(secret);
  }
});
