import { createDatabaseClient } from '#db/client.ts';
import { findPassages, Passages } from '#server/chat/passages.ts';
import { readConfig } from '#server/config.ts';
import { openSettings } from '#server/settings/live-settings.ts';
import { advisorQuestions } from '#testing/advisor-questions.ts';
import { quantile } from './figures.ts';

const GOAL_MS = 10;
const ROUNDS = 10;

/** How long the search for the advisor's sources takes, one question after another. */
export async function measureRetrieval(databaseUrl: string) {
  const { db } = createDatabaseClient({
    url: databaseUrl,
    poolMax: 1,
    preparedStatements: true,
    onIdleError: console.error,
  });
  try {
    const config = readConfig({ DATABASE_URL: databaseUrl, COOKIE_SECRET: 'x'.repeat(32) });
    const { live } = await openSettings({ config, db, site: undefined, onProblem: console.error });
    await new Passages(db, () => live.settings).store();
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      for (const { question } of advisorQuestions) {
        const start = performance.now();
        await findPassages(db, question);
        // The first round warms up.
        if (round > 0) times.push(performance.now() - start);
      }
    }
    const p95 = quantile(times, 0.95);
    return {
      what: 'retrieval',
      'median ms': quantile(times, 0.5).toFixed(1),
      'p95 ms': p95.toFixed(1),
      'goal ms': GOAL_MS,
      verdict: p95 <= GOAL_MS ? 'reached' : `missed by ${(p95 - GOAL_MS).toFixed(1)}`,
    };
  } finally {
    await db.destroy();
  }
}
