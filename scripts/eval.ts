import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabaseClient } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { readConfig } from '#server/config.ts';
import { openSettings } from '#server/settings/live-settings.ts';
import { evalQuestions, promptfooConfig, serveAnswers } from '#testing/advisor-eval.ts';

/**
 * `npm run eval` asks your model (`CHAT_API_URL`, `CHAT_API_KEY`, `CHAT_MODEL`) 60 questions with the real
 * prompt and search, on a database of its own, and prints a table. promptfoo is no dependency, because
 * only this script needs it: npx fetches this version at the first use.
 */
const PROMPTFOO = 'promptfoo@0.123.1';
/** Nothing was measured. */
const NOT_SET_UP = 2;

const COOKIE_SECRET = 'only to read the configuration, 32+';
const { chat } = readConfig({ ...process.env, DATABASE_URL: '', COOKIE_SECRET });
if (chat) process.exitCode = await evaluate(chat);
else {
  console.log(
    'Nothing was evaluated: set CHAT_API_URL, CHAT_API_KEY, and CHAT_MODEL. ' +
      `It asks ${evalQuestions.length} questions, about 250,000 tokens in all.`,
  );
  process.exitCode = NOT_SET_UP;
}

async function evaluate(endpoint: NonNullable<typeof chat>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'ready-leader-eval-'));
  const { url, stop } = await startEmbeddedPostgres({ dataDir: folder });
  await migrateToLatest(url);
  const config = readConfig({ DATABASE_URL: url, COOKIE_SECRET });
  const database = { url, poolMax: 4, preparedStatements: true, onIdleError: console.error };
  const { db } = createDatabaseClient(database);
  try {
    const { live } = await openSettings({ config, db, site: undefined, onProblem: console.error });
    const answers = await serveAnswers(db, live, endpoint);
    const file = join(folder, 'promptfoo.json');
    await writeFile(file, JSON.stringify(promptfooConfig(answers.url)));
    const status = await runPromptfoo(file, folder);
    answers.close();
    return status;
  } finally {
    await db.destroy();
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** It gets neither the key nor the rest of the environment, and reports to no one. */
async function runPromptfoo(file: string, folder: string): Promise<number> {
  const { PATH, HOME } = process.env;
  const child = spawn(
    'npx',
    [
      '--yes',
      PROMPTFOO,
      'eval',
      '--config',
      file,
      '--no-cache',
      '--no-share',
      '--no-write',
      '--table',
    ],
    {
      stdio: 'inherit',
      env: {
        PATH,
        HOME,
        PROMPTFOO_CONFIG_DIR: folder,
        PROMPTFOO_DISABLE_TELEMETRY: '1',
        PROMPTFOO_DISABLE_UPDATE: '1',
      },
    },
  );
  const [status] = (await once(child, 'exit')) as [number | null];
  return status ?? 1;
}
