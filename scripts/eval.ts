import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closePool, createDatabaseClient } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { readConfig } from '#server/config.ts';
import { environmentVariables } from '#server/environment.ts';
import { openSettings } from '#server/settings/live-settings.ts';
import { evalQuestions, promptfooConfig, resultRows, serveAnswers } from '#testing/advisor-eval.ts';

/**
 * `npm run eval` asks your model (`CHAT_API_URL`, `CHAT_API_KEY`, `CHAT_MODEL`) 60 questions with the
 * real prompt and search, on a separate database, and prints a table. promptfoo is not a dependency,
 * because only this script needs it: npx downloads this version at the first use.
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
  const { db, pool } = createDatabaseClient(database);
  try {
    const { live } = await openSettings({ config, db, site: undefined, onProblem: console.error });
    const answers = await serveAnswers(db, live, endpoint);
    const file = join(folder, 'promptfoo.json');
    await writeFile(file, JSON.stringify(promptfooConfig(answers.url)));
    const results = join(folder, 'results.json');
    const status = await runPromptfoo(file, results, folder);
    answers.close();
    // promptfoo's own table ends after 25 questions.
    console.table(resultRows(await readFile(results, 'utf8')));
    return status;
  } finally {
    await closePool(pool);
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** It gets what npx needs of the environment, such as certificates, but no key, and no telemetry. */
async function runPromptfoo(file: string, results: string, folder: string): Promise<number> {
  const own = new Set(environmentVariables);
  const others = Object.entries(process.env).filter(([name]) => !own.has(name));
  const options = ['--no-cache', '--no-share', '--no-write', '--no-table', '--output', results];
  const child = spawn('npx', ['--yes', PROMPTFOO, 'eval', '--config', file, ...options], {
    stdio: 'inherit',
    env: {
      ...Object.fromEntries(others),
      PROMPTFOO_CONFIG_DIR: folder,
      PROMPTFOO_DISABLE_TELEMETRY: '1',
      PROMPTFOO_DISABLE_UPDATE: '1',
    },
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  return status ?? 1;
}
