import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/plan-dates.ts';
import {
  allSubmit,
  changeRound,
  colleagues,
  type Leader,
  roundInput,
  roundsOf,
  roundsPath,
  startedRound,
  verifiedLeader,
  withPlan,
} from '#testing/feedback-callers.ts';
import { daysLater } from '#testing/feedback-round.ts';
import { queueOnlyMail } from '#testing/mail-app.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ mail: queueOnlyMail });
});
afterAll(() => server.close());

const today = () => new Date().toISOString().slice(0, 10);
const peers = () => colleagues('peer', 'peer', 'peer', 'peer');
const start = ({ caller, id }: Leader, given: object = {}, invited = peers()) =>
  caller.post(roundsPath(id), roundInput(invited, given));

/** A leader whose round was published today. */
async function withResult(email = newEmail()) {
  const leader = await verifiedLeader(server, email);
  const invited = peers();
  const round = await startedRound(leader, invited);
  await allSubmit(server, invited);
  expect((await changeRound(leader, round, 'publish')).statusCode).toBe(200);
  return { leader, round, invited };
}

describe('after a result', () => {
  test('the next round opens 60 days later, and the page says when', async () => {
    const { leader, round, invited } = await withResult();
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    const nextOn = day.format(new Date(addDays(today(), 60)));
    const { cannotStart, opensFrom } = await roundsOf(leader);
    expect(cannotStart.full).toContain(nextOn);
    expect(opensFrom).toEqual({ full: addDays(today(), 60), focus: null });
    const refused = await start(leader, {}, invited);
    expect([refused.statusCode, refused.body.includes(nextOn)]).toEqual([409, true]);
    await daysLater(server.database.db, round.roundId, 59);
    expect((await start(leader)).statusCode).toBe(409);
    await daysLater(server.database.db, round.roundId, 1);
    expect((await start(leader)).statusCode).toBe(200);
  });

  test('one can be planned for that day, and for no day before', async () => {
    const { leader } = await withResult();
    expect((await start(leader, { startsOn: addDays(today(), 59) })).statusCode).toBe(409);
    expect((await start(leader, { startsOn: addDays(today(), 60) })).statusCode).toBe(200);
  });

  test('erasing it, a tag, or other colleagues do not shorten the time', async () => {
    const email = newEmail();
    const { leader } = await withResult(email);
    const tagged = await verifiedLeader(server, email.replace('@', '+again@'));
    expect((await start(tagged)).statusCode).toBe(409);
    expect((await leader.caller.send('DELETE', '/api/person')).statusCode).toBe(200);
    expect((await start(await verifiedLeader(server, email))).statusCode).toBe(409);
  });

  test('a round of the other kind, whose answers no one can compare with it, can open at once', async () => {
    const { leader } = await withResult();
    await withPlan(leader);
    expect((await start(leader, {}, colleagues(null, null, null))).statusCode).toBe(200);
  });

  test('nothing waits for a round that was canceled, or of which too few answered', async () => {
    const leader = await verifiedLeader(server);
    const round = await startedRound(leader, peers());
    expect((await changeRound(leader, round, 'cancel')).statusCode).toBe(200);
    expect((await start(leader)).statusCode).toBe(200);
  });
});

describe('a mailbox has one round of a kind at a time', () => {
  test.each([
    ['open', null],
    ['planned', addDays(today(), 30)],
  ])('that is %s, also if five start at once under tags', async (_state, startsOn) => {
    const email = newEmail();
    const leaders: Leader[] = [];
    for (const tag of ['', '+a', '+b', '+c', '+d']) {
      leaders.push(await verifiedLeader(server, email.replace('@', `${tag}@`)));
    }
    const answers = await Promise.all(leaders.map((leader) => start(leader, { startsOn })));
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, 409, 409, 409, 409]);
    for (const leader of leaders) {
      expect((await roundsOf(leader)).cannotStart.full).toContain('planned or open already');
    }
  });

  test('in the database, too', async () => {
    const leader = await verifiedLeader(server);
    const { roundId } = await startedRound(leader, peers());
    const { db } = server.database;
    const columns = ['assessment_id', 'kind', 'state', 'name', 'competency_ids'] as const;
    const more = ['starts_on', 'closes_on', 'invited', 'roles', 'mailbox'] as const;
    const again = db
      .insertInto('feedback_round')
      .columns([...columns, ...more])
      .expression(
        db
          .selectFrom('feedback_round')
          .select([...columns, ...more])
          .where('id', '=', roundId),
      );
    await expect(again.execute()).rejects.toThrow('feedback_round_running');
  });

  test('a planned round counts when it is made, and no longer when it is canceled', async () => {
    const leader = await verifiedLeader(server);
    const counted = async () =>
      (await server.database.db.selectFrom('feedback_count').select('round_id').execute()).length;
    const before = await counted();
    const round = await startedRound(leader, peers(), { startsOn: addDays(today(), 9) });
    expect(await counted()).toBe(before + 1);
    expect((await changeRound(leader, round, 'cancel')).statusCode).toBe(200);
    expect(await counted()).toBe(before);
  });
});
