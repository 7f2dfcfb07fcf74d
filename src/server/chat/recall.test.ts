import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  advisorQuestions,
  greetings,
  uncoveredQuestions,
  unseenQuestions,
} from '#testing/advisor-questions.ts';
import { heldOutQuestions, tuningQuestions } from '#testing/fresh-questions.ts';
import { filledPractice } from '#testing/filled-practice.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { findPassages, Passages } from './passages.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ practice: filledPractice });
  await new Passages(server.database.db, () => server.live.settings).store();
});
afterAll(() => server.close());

const find = async (question: string) => {
  const found = await findPassages(server.database.db, question);
  return found.map(({ id }) => id);
};

test('nine of ten expected passages are among the five found', async () => {
  const rows = await Promise.all(
    advisorQuestions.map(async ({ question, expected }) => {
      const found = await find(question);
      const missing = expected.filter((id) => !found.includes(id));
      const recall = 1 - missing.length / expected.length;
      return { question, 'recall@5': recall, missing: missing.join(', ') };
    }),
  );
  console.table(rows);
  const mean = rows.reduce((sum, row) => sum + row['recall@5'], 0) / rows.length;
  console.log(`recall@5 of ${rows.length} questions: ${mean.toFixed(2)}`);
  expect(rows).toHaveLength(60);
  expect(mean).toBeGreaterThanOrEqual(0.9);
});

test('of questions written without the synonyms, most passages are found', async () => {
  const recallOf = async (questions: typeof tuningQuestions) => {
    const rows = await Promise.all(
      questions.map(async ({ question, expected }) => {
        const found = await find(question);
        return { question, missing: expected.filter((id) => !found.includes(id)), expected };
      }),
    );
    const missing = rows.filter((row) => row.missing.length > 0);
    console.table(missing.map((row) => ({ ...row, missing: row.missing.join(), expected: '' })));
    const shares = rows.map((row) => 1 - row.missing.length / row.expected.length);
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  };
  const tuned = await recallOf(tuningQuestions);
  const heldOut = await recallOf(heldOutQuestions);
  console.log(`recall@5: ${tuned.toFixed(2)} tuned for, ${heldOut.toFixed(2)} held out`);
  expect(heldOut).toBeGreaterThanOrEqual(0.65);
});

test('every expected passage exists', async () => {
  const stored = await server.database.db.selectFrom('passage').select('id').execute();
  const ids = new Set(stored.map(({ id }) => id));
  const expected = [
    ...advisorQuestions,
    ...unseenQuestions,
    ...tuningQuestions,
    ...heldOutQuestions,
  ].flatMap((asked) => asked.expected);
  expect(expected.filter((id) => !ids.has(id))).toEqual([]);
});

test('for most questions that the site does not cover, nothing is found', async () => {
  const asked = [...uncoveredQuestions, ...greetings];
  const found = await Promise.all(asked.map(find));
  const silent = found.filter((ids) => ids.length === 0).length;
  console.log(`nothing found for ${silent} of ${asked.length} uncovered questions`);
  expect(silent).toBeGreaterThanOrEqual(6);
});

test('a misspelled name is found', async () => {
  expect(await find('accountabilty')).toContain('competency.accountability');
});

test('the passages fit into 1,500 tokens', async () => {
  const found = await findPassages(server.database.db, 'What do you keep about me, and why?');
  const characters = found.reduce((sum, { title, text }) => sum + title.length + text.length, 0);
  expect(characters).toBeGreaterThan(0);
  expect(characters).toBeLessThanOrEqual(6000);
});
