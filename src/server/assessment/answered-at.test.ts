import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedRows } from '#testing/stored-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface Stored {
  question1Rating: number;
  answeredAt: string;
}

async function started() {
  const owner = new TestCaller(server.app);
  const { id } = await owner.start();
  const path = `/api/assessment/${id}/responses`;
  const send = (rating: number, answeredAt?: string, competencyId = 'humility') =>
    owner.post(path, {
      competencyId,
      category: 'Leadership of Self',
      question1Rating: rating,
      question2Rating: rating,
      answeredAt,
    });
  return {
    owner,
    id,
    send,
    /** Sends a response; returns what is stored then. */
    rate: async (rating: number, answeredAt?: string): Promise<Stored> => {
      const answer = await send(rating, answeredAt);
      expect(answer.statusCode).toBe(200);
      return answer.json<Stored>();
    },
    stored: async () => (await owner.get(path)).json<Stored[]>()[0],
    score: async () => (await owner.read(id)).overallScore,
    reset: async () => {
      expect((await owner.post(`/api/assessment/${id}/reset`)).statusCode).toBe(200);
    },
  };
}

/** The database's clock counts. */
async function now(): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(
    server.database.db,
  );
  return rows[0]!.now.getTime();
}

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const MINUTE = 60_000;

describe('the response with the latest time wins', () => {
  const times = [ago(3 * MINUTE), ago(2 * MINUTE), ago(MINUTE)];
  test.each([
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ])(
    'when responses arrive in the order %i, %i, %i, and each caller gets it back',
    async (...order) => {
      const { rate, stored, score } = await started();
      let last = -1;
      for (const n of order) {
        last = Math.max(last, n);
        expect(await rate(n + 1, times[n])).toMatchObject({
          question1Rating: last + 1,
          answeredAt: times[last],
        });
      }
      expect(await stored()).toMatchObject({ question1Rating: 3, answeredAt: times[2] });
      expect(await score()).toBe(300);
    },
  );

  test('when many arrive at once in any order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ rating: fc.integer({ min: 1, max: 5 }), second: fc.nat(9) }), {
          minLength: 1,
          maxLength: 30,
        }),
        async (given) => {
          const { rate, stored, score } = await started();
          const time = (second: number) => `2026-01-01T00:00:0${second}.000Z`;
          const answers = await Promise.all(
            given.map(({ rating, second }) => rate(rating, time(second))),
          );
          const last = Math.max(...given.map(({ second }) => second));
          const left = (await stored())!;
          expect(left.answeredAt).toBe(time(last));
          expect(given).toContainEqual({ rating: left.question1Rating, second: last });
          expect(await score()).toBe(left.question1Rating * 100);
          for (const [n, { second }] of given.entries()) {
            expect(answers[n]!.answeredAt >= time(second)).toBe(true);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  test('and of two with the same time, the later arrival wins', async () => {
    const { rate, stored } = await started();
    const time = ago(MINUTE);
    expect(await rate(2, time)).toMatchObject({ question1Rating: 2 });
    expect(await rate(4, time)).toMatchObject({ question1Rating: 4 });
    expect(await stored()).toMatchObject({ question1Rating: 4, answeredAt: time });
  });

  test('and sending it again changes nothing', async () => {
    const { id, rate } = await started();
    const time = ago(MINUTE);
    const first = await rate(2, time);
    const before = await storedRows(server.database.db, id);
    expect(await rate(2, time)).toEqual(first);
    expect(await storedRows(server.database.db, id)).toEqual(before);
  });
});

test('a response without a time counts as given now', async () => {
  const { rate } = await started();
  const before = await now();
  const { answeredAt } = await rate(4);
  expect(Date.parse(answeredAt)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(answeredAt)).toBeLessThanOrEqual(await now());
  expect(await rate(5)).toMatchObject({ question1Rating: 5 });
  expect(await rate(1, ago(MINUTE))).toMatchObject({ question1Rating: 5 });
});

test.each(['2100-01-01T00:00:00Z', '9999-12-31T23:59:59.999-23:59'])(
  'a time in the future, %s, counts as now and does not block later responses',
  async (future) => {
    const { rate } = await started();
    const { answeredAt, question1Rating } = await rate(2, future);
    expect(question1Rating).toBe(2);
    expect(Date.parse(answeredAt)).toBeLessThanOrEqual(await now());
    expect(await rate(3)).toMatchObject({ question1Rating: 3 });
  },
);

describe('after the clock was set back by an hour', () => {
  const setBack = async (id: string) => {
    await sql`
      update response set answered_at = answered_at + interval '1 hour'
      where assessment_id = ${id}`.execute(server.database.db);
    await sql`
      update assessment set reset_at = reset_at + interval '1 hour' where id = ${id}`.execute(
      server.database.db,
    );
  };

  test('a response replaces the stored one, also from a device that does not know it', async () => {
    const { id, rate, stored } = await started();
    const { answeredAt } = await rate(2);
    await setBack(id);
    expect(await rate(3, answeredAt)).toMatchObject({ question1Rating: 3, answeredAt });
    expect(await stored()).toMatchObject({ question1Rating: 3 });
  });

  test('a response is not rejected because of a reset', async () => {
    const { id, rate, reset } = await started();
    await reset();
    await setBack(id);
    expect(await rate(3)).toMatchObject({ question1Rating: 3 });
  });
});

test.each([
  ['2026-01-01T12:00:00+14:00', '2025-12-31T22:00:00.000Z'],
  ['2026-01-01T12:00:00-23:59', '2026-01-02T11:59:00.000Z'],
  ['2026-01-01T12:00:00.123456Z', '2026-01-01T12:00:00.123Z'],
  ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
  ['1900-01-01T00:00:00.5Z', '1900-01-01T00:00:00.500Z'],
])('%s is read as %s', async (given, answeredAt) => {
  const { rate } = await started();
  expect(await rate(3, given)).toMatchObject({ answeredAt });
});

test.each(['0000-01-01T00:00:00+23:59', '0001-01-01T00:00:00Z'])(
  'a time long ago, %s, is older than any other',
  async (given) => {
    const { rate } = await started();
    await rate(3, ago(MINUTE));
    expect(await rate(4, given)).toMatchObject({ question1Rating: 3 });
  },
);

describe('a response from before a reset', () => {
  test('is rejected when nothing is stored, and changes nothing', async () => {
    const { id, rate, send, reset } = await started();
    await rate(2, ago(2 * MINUTE));
    await reset();
    const before = await storedRows(server.database.db, id);
    const refused = await send(5, ago(MINUTE));
    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ message: string }>().message).toMatch(/before .* reset.*again/);
    expect(await storedRows(server.database.db, id)).toEqual(before);
  });

  test('gets the later response back', async () => {
    const { id, rate, reset } = await started();
    await reset();
    const since = await rate(2);
    const before = await storedRows(server.database.db, id);
    expect(await rate(5, ago(MINUTE))).toEqual(since);
    expect(await storedRows(server.database.db, id)).toEqual(before);
  });

  test('does not invalidate others sent with it', async () => {
    const { send, reset, stored } = await started();
    await reset();
    const answers = await Promise.all([
      send(1, ago(MINUTE), 'resilience'),
      send(5, ago(MINUTE), 'self-awareness'),
      send(4),
      send(1, ago(MINUTE), 'self-awareness'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 200, 409]);
    expect(await stored()).toMatchObject({ competencyId: 'humility', question1Rating: 4 });
  });

  test('loses to one given after the reset', async () => {
    const { rate, reset } = await started();
    await reset();
    const since = new Date(await now()).toISOString();
    expect(await rate(4, since)).toMatchObject({ question1Rating: 4, answeredAt: since });
  });

  test('is measured against the latest reset', async () => {
    const { rate, send, reset } = await started();
    await reset();
    const { answeredAt } = await rate(3);
    // The clock must tick between two resets and the response between them; it has whole milliseconds.
    await expect.poll(now).toBeGreaterThan(Date.parse(answeredAt));
    await reset();
    expect((await send(3, answeredAt)).statusCode).toBe(409);
  });
});
