import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evalQuestions, faultsOf, startAnswering } from '#testing/advisor-eval.ts';
import { startChatApp, type ChatApp } from '#testing/chat-app.ts';

let server: ChatApp;
beforeAll(async () => {
  server = await startChatApp();
});
afterAll(() => server.close());

test('the set has 40 questions with sources, 10 without, and 10 that tempt to invent', () => {
  const kinds = Map.groupBy(evalQuestions, ({ kind }) => kind);
  expect([...kinds.values()].map(({ length }) => length)).toEqual([40, 10, 10]);
  expect(new Set(evalQuestions.map(({ question }) => question)).size).toBe(60);
});

test('an answer comes through the real search and prompt, with its marks resolved', async () => {
  const { database, live, endpoint } = server;
  const answer = await startAnswering(database.db, live, endpoint.settings);
  const { question } = evalQuestions.find(({ expected }) => expected?.includes('tree.root'))!;
  endpoint.next({ kind: 'stream', text: 'Those of the root [tree.root][own.secret].' });
  const { text, cited } = await answer(question);
  expect({ text, cited }).toEqual({ text: 'Those of the root [1].', cited: ['tree.root'] });
  const { messages } = endpoint.requests.at(-1)!;
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

const evaluate = ['scripts/measure.ts', 'eval'];

test('without a key the command says so, and does not look like a success', () => {
  const { status, stdout } = spawnSync(process.execPath, evaluate, {
    env: { COOKIE_SECRET: 'x'.repeat(32) },
    encoding: 'utf8',
  });
  expect(stdout).toContain('Nothing was evaluated: set CHAT_API_URL');
  expect(status).toBe(2);
}, 60_000);

test('with a key the command lists what is wrong with each answer, and fails', async () => {
  const { apiUrl, apiKey, model } = server.endpoint.settings;
  const run = promisify(execFile)(process.execPath, evaluate, {
    env: { ...process.env, CHAT_API_URL: apiUrl, CHAT_API_KEY: apiKey, CHAT_MODEL: model },
  });
  const { code, stdout } = (await run.catch((error: unknown) => error)) as {
    code: number;
    stdout: string;
  };
  expect(code).toBe(1);
  expect(stdout).toMatch(/│ 0 +│ .+ 'answered from sources' .+ 'cites none of them'/);
  expect(stdout).toMatch(/\d+ of 60 answers passed/);
  // It starts a database of its own.
}, 60_000);
