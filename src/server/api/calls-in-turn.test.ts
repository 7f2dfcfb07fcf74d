import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Turns } from '#db/turns.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId, TestCaller } from '#testing/test-caller.ts';

describe('works of one key', () => {
  const newTurns = () =>
    new Turns({ running: 1, waiting: 2, refusal: () => new Error('too many wait') });

  test('run one after the other, in order, also after a failure; others do not wait', async () => {
    const turns = newTurns();
    const log: string[] = [];
    const gate = Promise.withResolvers<void>();
    const first = turns.run('a', async () => {
      log.push('first');
      await gate.promise;
      throw new Error('failed');
    }) as Promise<void>;
    const second = turns.run('a', () => log.push('second'));
    const third = turns.run('a', () => Promise.resolve(log.push('third')));
    expect(turns.run('b', () => log.push('other'))).toBe(2);
    expect(() => turns.run('a', () => log.push('fourth'))).toThrow('too many wait');
    gate.resolve();
    await expect(first).rejects.toThrow('failed');
    await Promise.all([second, third]);
    expect(log).toEqual(['first', 'other', 'second', 'third']);
    expect(turns.run('a', () => 'free again')).toBe('free again');
  });

  test('that throw at once free their place', () => {
    const turns = newTurns();
    const fail = () =>
      turns.run('a', () => {
        throw new Error('at once');
      });
    expect(fail).toThrow('at once');
    expect(fail).toThrow('at once');
  });
});

describe('calls', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  test('of others are answered while one caller sends 590 changes of one plan at once', async () => {
    const greedy = new TestCaller(server.app);
    const { id } = await greedy.start();
    const flood = Array.from({ length: 590 }, () =>
      greedy.post(`/api/assessment/${id}/plan`, { focus: [], actions: [] }),
    );
    const others = Array.from({ length: 20 }, () =>
      new TestCaller(server.app).post('/api/assessment', { sessionId: newSessionId() }),
    );
    const statuses = async (answers: typeof flood) =>
      (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(new Set(await statuses(others))).toEqual(new Set([200]));
    const own = await statuses(flood);
    expect(own.filter((status) => status === 200).length).toBeGreaterThan(0);
    // Rejected at once, with a reason, instead of after a wait.
    expect(own).toContain(429);
  });

  test('of thirty people behind one address all find room', async () => {
    const address = new TestCaller(server.app).address;
    const people = Array.from({ length: 30 }, () => new TestCaller(server.app, address));
    const started = await Promise.all(people.map(async (one) => (await one.start()).id));
    const answers = await Promise.all(
      people.flatMap((one, index) =>
        Array.from({ length: 10 }, () => one.get(`/api/assessment/by-id/${started[index]!}`)),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});
