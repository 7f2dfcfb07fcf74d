import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { journey, startSite } from '#testing/browser/journey.ts';
import { randomFrom } from '#testing/browser/random.ts';
import { Walk } from '#journeys/testing/walk.ts';

/**
 * A visitor does random things on two devices and in several tabs, online and offline. At the end
 * the server holds the latest ratings, and no page ever showed a wrong state. A seed always gives
 * the same walks; `npm run measure -- chaos` runs 200, or repeats one.
 */
const { CHAOS_SEED = '1', CHAOS_WALK, CHAOS_WALKS = '3' } = process.env;
const walks =
  CHAOS_WALK === undefined
    ? Array.from({ length: Number(CHAOS_WALKS) }, (_, index) => index + 1)
    : [Number(CHAOS_WALK)];
const STEPS = 16;

const chaos = journey.extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
  // Each device gets its own IP address, because lookups are rate-limited per address.
  const site = await startSite({ trustProxy: '127.0.0.1' });
  onCleanup(() => site.close());
  return site;
});

for (const number of walks) {
  chaos(`walk ${number}`, async ({ browser, site, onTestFailed, onTestFinished }) => {
    onTestFailed(() => {
      console.error(`Repeat it: npm run measure -- chaos --seed ${CHAOS_SEED} --walk ${number}`);
    });
    const seed = Number(CHAOS_SEED) + number - 1;
    const walk = await Walk.start(browser, site, seed, randomFrom(seed));
    onTestFinished(() => walk.end());
    for (let step = 0; step < STEPS; step += 1) await walk.step();
    await walk.comeToRest();
    const rows = await site.db
      .selectFrom('response')
      .select(['competency_id', 'question1_rating', 'question2_rating'])
      .where('assessment_id', '=', walk.assessmentId)
      .execute();
    const stored = new Map(
      rows.map((row) => [row.competency_id, [row.question1_rating, row.question2_rating]]),
    );
    const position = ([id]: [string, unknown]) => competencies.findIndex((one) => one.id === id);
    const inOrder = (ratings: ReadonlyMap<string, readonly unknown[]>) =>
      [...ratings].toSorted((a, b) => position(a) - position(b));
    expect(inOrder(stored), walk.story).toEqual(inOrder(walk.expected));
  });
}
