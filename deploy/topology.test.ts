import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import type { AssessmentOutput } from '#server/assessment/assessment.schemas.ts';
import { calculateScores, type CompetencyResponse as Answer } from '#domain/scoring.ts';
import { randomFrom } from '#testing/browser/random.ts';
import { freePort } from '#testing/free-port.ts';
import { redisProgram, TestRedis } from '#testing/redis.ts';
import { findNginx } from './find-nginx.ts';
import { startPostgres, type Postgres } from '#testing/postgres.ts';
import { startTopology, type Topology } from './topology.ts';
import { Visitor } from './visitor.ts';

const VISITORS = 4;
const withNginx = findNginx() !== undefined;
const redis = redisProgram === undefined ? undefined : new TestRedis(await freePort());

let postgres: Postgres;
let topology: Topology;
beforeAll(async () => {
  if (!withNginx) return;
  postgres = await startPostgres();
  await redis?.start();
  topology = await startTopology({
    databaseUrl: postgres.url,
    redisUrl: redis?.url,
    settings: { RATE_LIMIT_MAX: '1000000' },
  });
});
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const one of topology.instances) console.log(`${one.origin} wrote:\n${one.log()}`);
});
afterAll(async () => {
  if (!withNginx) return;
  await topology.stop();
  await redis?.stop();
  await postgres.remove();
});

/** Visitors who take one assessment after the other until they are stopped. */
class Crowd {
  readonly finished: { id: string; ratings: number[]; email: string }[] = [];
  readonly #visitors: Visitor[];
  #running: Promise<unknown> = Promise.resolve();
  #isStopping = false;
  /** The seed of each assessment's ratings. */
  #begun = 0;

  constructor(origin: string) {
    this.#visitors = Array.from(
      { length: VISITORS },
      (_, i) => new Visitor(origin, `198.51.100.${i + 1}`),
    );
  }

  get calls(): number {
    return this.#visitors.reduce((sum, visitor) => sum + visitor.calls, 0);
  }

  start(): void {
    this.#running = Promise.all(this.#visitors.map((visitor) => this.#takeAssessments(visitor)));
    // `stop` reports it: a failure earlier must not end the process.
    this.#running.catch(() => undefined);
  }

  /** Waits for so many further calls. */
  async makesCalls(count: number): Promise<void> {
    const until = this.calls + count;
    const made = async () => {
      while (this.calls < until) await new Promise(setImmediate);
    };
    await Promise.race([made(), this.#running]);
  }

  /** Lets each visitor finish. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#running;
  }

  async #takeAssessments(visitor: Visitor): Promise<void> {
    while (!this.#isStopping) {
      const random = randomFrom((this.#begun += 1));
      const ratings = competencies.map(() => 1 + Math.floor(random() * 5));
      const email = `${crypto.randomUUID()}@example.com`;
      const id = await visitor.takeAssessment((position) => ratings[position]!, email);
      this.finished.push({ id, ratings, email });
    }
  }
}

describe.skipIf(!withNginx)('two instances behind nginx (skipped without nginx)', () => {
  test('no call fails and nothing is lost while one is killed and both are updated', async () => {
    const [first, second] = topology.instances;
    const crowd = new Crowd(topology.balancer.origin);
    crowd.start();
    await crowd.makesCalls(100);
    await first.kill();
    await crowd.makesCalls(100);
    await first.start();
    await crowd.makesCalls(50);
    for (const instance of [first, second]) {
      expect(await instance.shutDown()).toBe(0);
      await crowd.makesCalls(50);
      await instance.start();
      await crowd.makesCalls(50);
    }
    await crowd.stop();

    const calls = await topology.balancer.calls();
    expect(calls.filter(({ status }) => status >= 400)).toEqual([]);
    const retried = calls.filter(({ asked }) => asked.length > 1);
    expect(retried.length).toBeGreaterThan(0);
    for (const { origin } of topology.instances) {
      const own = calls.filter(({ asked }) => asked.at(-1) === new URL(origin).host);
      expect(own.length).toBeGreaterThan(100);
    }
    expect(crowd.finished.length).toBeGreaterThanOrEqual(VISITORS);
    for (const [index, { id, ratings, email }] of crowd.finished.entries()) {
      // From another device, so another address.
      const reader = new Visitor(topology.balancer.origin, `203.0.113.${index % 250}`);
      const found = await reader.post<{ id: string }[]>('/api/assessment/lookup-by-email', {
        email,
      });
      expect(found.map((one) => one.id)).toEqual([id]);
      const responses = await reader.get<Answer[]>(`/api/assessment/${id}/responses`);
      const stored = new Map(responses.map((one) => [one.competencyId, one]));
      expect(competencies.map((one) => stored.get(one.id)?.question1Rating)).toEqual(ratings);
      const { overallScore, categoryScores, isCompleted, currentQuestionIndex } =
        await reader.get<AssessmentOutput>(`/api/assessment/by-id/${id}`);
      expect({ overallScore, categoryScores }).toEqual(calculateScores(responses));
      expect({ isCompleted, currentQuestionIndex }).toEqual({
        isCompleted: true,
        currentQuestionIndex: competencies.length,
      });
    }
    const { length } = crowd.finished;
    console.log(
      `${length} assessments, ${crowd.calls} calls, ${retried.length} asked twice, 0 failed`,
    );
  });

  test('both instances grant the same access, and none to a stranger', async () => {
    const owner = new Visitor(topology.balancer.origin, '198.51.100.20');
    const id = await owner.takeAssessment(() => 3, `${crypto.randomUUID()}@example.com`);
    for (const { origin } of topology.instances) {
      const stranger = new Visitor(origin, '198.51.100.21');
      expect(await stranger.status('POST', `/api/assessment/${id}/reset`)).toBe(403);
    }
    for (let call = 0; call < 4; call++) {
      await owner.patch(`/api/assessment/${id}`, { currentQuestionIndex: call });
    }
  });

  test.skipIf(!redis)(
    'a limit holds for both together (skipped without redis-server)',
    async () => {
      const visitor = new Visitor(topology.balancer.origin, '198.51.100.30');
      const lookUp = () =>
        visitor.status('POST', '/api/assessment/lookup-by-email', { email: 'unknown@example.com' });
      const statuses: number[] = [];
      for (let call = 0; call < 12; call++) statuses.push(await lookUp());
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
      const other = new Visitor(topology.balancer.origin, '198.51.100.31');
      expect(
        await other.status('POST', '/api/assessment/lookup-by-email', {
          email: 'unknown@example.com',
        }),
      ).toBe(200);
    },
  );

  test('pages are served', async () => {
    const answer = await fetch(`${topology.balancer.origin}/assessment`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('</html>');
  });
});
