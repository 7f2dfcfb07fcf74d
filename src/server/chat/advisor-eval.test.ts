import { spawnSync } from 'node:child_process';
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
});
