import { execFile, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  evalQuestions,
  faultsOf,
  promptfooConfig,
  serveAnswers,
  type EvalAnswer,
} from '#testing/advisor-eval.ts';
import { startChatApp, type ChatApp } from '#testing/chat-app.ts';

let server: ChatApp;
let answers: Awaited<ReturnType<typeof serveAnswers>>;
beforeAll(async () => {
  server = await startChatApp();
  answers = await serveAnswers(server.database.db, server.live, server.endpoint.settings);
});
afterAll(async () => {
  answers.close();
  await server.close();
});

test('the set has 40 questions with sources, 10 without, and 10 that tempt to invent', () => {
  const kinds = Map.groupBy(evalQuestions, ({ kind }) => kind);
  expect([...kinds.values()].map(({ length }) => length)).toEqual([40, 10, 10]);
  expect(new Set(evalQuestions.map(({ question }) => question)).size).toBe(60);
});

/** Asks as promptfoo does. */
async function ask(question: string, text: string) {
  server.endpoint.next({ kind: 'stream', text });
  const asked = await fetch(answers.url, { method: 'POST', body: JSON.stringify({ question }) });
  return (await asked.json()) as EvalAnswer & { faults: string[] };
}

test('an answer comes through the real search and prompt, with its marks resolved', async () => {
  const { question } = evalQuestions.find(({ expected }) => expected?.includes('tree.root'))!;
  const answer = await ask(question, 'Those of the root [tree.root][own.secret].');
  expect(answer).toMatchObject({
    text: 'Those of the root [1].',
    cited: ['tree.root'],
    faults: [],
  });
  const { messages } = server.endpoint.requests.at(-1)!;
  expect(messages[0]!.content).toContain('<source id="tree.root">');
  expect(messages.at(-1)).toEqual({ role: 'user', content: question });
});

describe('the checks', () => {
  const covered = evalQuestions.find(({ expected }) => expected?.includes('tree.root'))!;
  const uncovered = evalQuestions.find(({ kind }) => kind === 'not covered')!;
  const price = evalQuestions.find(({ question }) => question.includes('in dollars'))!;
  const given = ['tree.root', 'tree.leaf'];
  const DECLINED = 'This site does not cover that.';

  test.each([
    [covered, 'A decision of the root [1].', ['tree.root'], given, []],
    [covered, 'A decision of the leaf [1].', ['tree.leaf'], given, ['cites none of them']],
    [covered, 'No idea.', [], [], ['the search found no expected passage']],
    [uncovered, DECLINED, [], [], []],
    [uncovered, 'It is easy.', [], [], ['does not say that the site does not cover it']],
    [uncovered, DECLINED, ['tree.leaf'], given, ['cites what does not answer it']],
    [price, `${DECLINED} Book a call to ask.`, [], [], []],
    [price, `${DECLINED} It is $2,000.`, [], [], ['invents a fact about the practice']],
    [price, `# Price\n${DECLINED}`, [], [], ['has markup or an address']],
    [price, DECLINED.repeat(200), [], [], ['is too long']],
  ])('%#: find what is wrong', (question, text, cited, found, faults) => {
    expect(faultsOf(question, { text, cited: [...cited], given: [...found] })).toEqual(faults);
  });
});

test('promptfoo gets every question, and no key', () => {
  const config = promptfooConfig(answers.url);
  expect(config.tests).toHaveLength(60);
  expect(JSON.stringify(config)).not.toContain(server.endpoint.settings.apiKey);
});

test('without a key the script says so, and does not look like a success', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/eval.ts'], {
    env: { COOKIE_SECRET: 'x'.repeat(32) },
    encoding: 'utf8',
  });
  expect(stdout).toContain('Nothing was evaluated: set CHAT_API_URL');
  expect(status).toBe(2);
}, 60_000);

/** Stands for promptfoo: asks the first question, writes results in its form, and fails as it does. */
const FAKE_NPX = `#!/usr/bin/env node
const { readFileSync, writeFileSync } = require('node:fs');
const after = (name) => process.argv[process.argv.indexOf(name) + 1];
const { providers, tests } = JSON.parse(readFileSync(after('--config'), 'utf8'));
(async () => {
  const { vars, description } = tests[0];
  const answer = await fetch(providers[0].id, { method: 'POST', body: JSON.stringify(vars) });
  const reason = (await answer.json()).faults.join();
  const result = { testIdx: 0, vars, testCase: { description }, success: false, gradingResult: { reason } };
  const timedOut = { ...result, testIdx: 1, gradingResult: null, error: 'It timed out' };
  const results = { results: [timedOut, result] };
  writeFileSync(after('--output'), JSON.stringify({ results }));
  writeFileSync(__dirname + '/seen.json', JSON.stringify({ env: process.env, args: process.argv }));
  process.exit(100);
})();
`;

test('with a key promptfoo runs with certificates and without the key, and all results are printed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ready-leader-npx-'));
  try {
    await writeFile(join(folder, 'npx'), FAKE_NPX);
    await chmod(join(folder, 'npx'), 0o755);
    server.endpoint.next({ kind: 'stream', text: 'No idea.' });
    const { apiUrl, apiKey, model } = server.endpoint.settings;
    const run = promisify(execFile)(process.execPath, ['scripts/eval.ts'], {
      env: {
        ...process.env,
        PATH: `${folder}:${process.env['PATH']}`,
        NODE_EXTRA_CA_CERTS: join(folder, 'certificates'),
        ...{ CHAT_API_URL: apiUrl, CHAT_API_KEY: apiKey, CHAT_MODEL: model },
      },
    });
    const { code, stdout, stderr } = (await run.catch((error: unknown) => error)) as {
      code: number;
      stdout: string;
      stderr: string;
    };
    expect({ code, stderr: stderr.replace(/^Warning: .*certificates.*\n/gm, '') }).toEqual({
      code: 100,
      stderr: '',
    });
    const [first] = evalQuestions;
    expect(stdout).toMatch(new RegExp(`0 .+${first!.question.slice(0, 20)}.+cites none of them`));
    expect(stdout).toMatch(/1 .+It timed out/);
    const seen = await readFile(join(folder, 'seen.json'), 'utf8');
    expect(seen).toContain(join(folder, 'certificates'));
    expect(seen).toContain('"PROMPTFOO_DISABLE_TELEMETRY":"1"');
    expect(seen).not.toContain(apiKey);
  } finally {
    await rm(folder, { recursive: true });
  }
  // It starts a database of its own.
}, 60_000);
