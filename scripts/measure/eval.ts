import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closePool, createDatabaseClient } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { readArguments } from '#scripts/command.ts';
import { readConfig } from '#server/config.ts';
import { openSettings } from '#server/settings/live-settings.ts';
import { evalQuestions, faultsOf, startAnswering } from '#testing/advisor-eval.ts';

/*
 * Asks your model (`CHAT_API_URL`, `CHAT_API_KEY`, `CHAT_MODEL`) 60 questions with the real prompt and
 * search, on a separate database, and prints what is wrong with each answer.
 */

/** Nothing was measured. */
const NOT_SET_UP = 2;
const AT_ONCE = 4;
const COOKIE_SECRET = 'only to read the configuration, 32+';

readArguments('measure -- eval', {});
const { chat } = readConfig({ ...process.env, DATABASE_URL: '', COOKIE_SECRET });
if (chat) await evaluate(chat);
else {
  console.log(
    'Nothing was evaluated: set CHAT_API_URL, CHAT_API_KEY, and CHAT_MODEL. ' +
      `It asks ${evalQuestions.length} questions, about 250,000 tokens in all.`,
  );
  process.exitCode = NOT_SET_UP;
}

async function evaluate(endpoint: NonNullable<typeof chat>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'ready-leader-eval-'));
  const { url, stop } = await startEmbeddedPostgres({ dataDir: folder });
  await migrateToLatest(url);
  const config = readConfig({ DATABASE_URL: url, COOKIE_SECRET });
  const database = { url, poolMax: 4, preparedStatements: true, onIdleError: console.error };
  const { db, pool } = createDatabaseClient(database);
  try {
    const { live } = await openSettings({ config, db, site: undefined, onProblem: console.error });
    const answer = await startAnswering(db, live, endpoint);
    const rows: { question: string; kind: string; fault: string }[] = [];
    const questions = evalQuestions.entries();
    const work = async () => {
      for (const [index, asked] of questions) {
        const { question, kind } = asked;
        const faults = await answer(question).then(
          (answered) => faultsOf(asked, answered),
          ({ message }: Error) => [message],
        );
        rows[index] = { question, kind, fault: faults.join('; ') };
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    console.table(rows);
    const passed = rows.filter(({ fault }) => fault === '').length;
    console.log(`${passed} of ${rows.length} answers passed.`);
    process.exitCode = passed === rows.length ? 0 : 1;
  } finally {
    await closePool(pool);
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}
