import { expect, test } from 'vitest';
import { EMAIL_INVALID } from '#domain/email.ts';
import { feedback } from '#content/feedback-leader.ts';
import { addressesIn, checkRows, withPasted, type Row } from './invitations.ts';

const copy = feedback.form;

const rowsOf = (...emails: string[]): Row[] =>
  emails.map((email, key) => ({ key, email, role: null }));

test.each([
  ['one address', 'ada@example.com', ['ada@example.com']],
  [
    'a list',
    'ada@example.com, bob@example.com;eve@example.com',
    ['ada', 'bob', 'eve'].map((n) => `${n}@example.com`),
  ],
  [
    'lines with names',
    'Ada L <ada@example.com>\n"Bob" (bob@example.com)',
    ['ada@example.com', 'bob@example.com'],
  ],
  ['no address', 'Ada and Bob', []],
])('addresses in a text: %s', (_name, text, found) => {
  expect(addressesIn(text)).toEqual(found);
});

test('pasted addresses fill this line, the next empty ones, and new ones up to the limit', () => {
  const { rows, left } = withPasted(
    rowsOf('', 'kept@x.org', ''),
    0,
    ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org'],
    4,
  );
  expect(rows.map(({ email }) => email)).toEqual(['a@x.org', 'kept@x.org', 'b@x.org', 'c@x.org']);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
  expect(left).toBe(1);
});

test.each([
  [
    'three addresses are enough, and empty lines are left out',
    rowsOf('a@x.org', '', 'b@x.org', 'c@x.org'),
    {},
    undefined,
  ],
  ['two are too few', rowsOf('a@x.org', 'b@x.org'), {}, copy.tooFew(3)],
  ['a typo', rowsOf('a@x.org', 'b@x', 'c@x.org'), { 1: { email: `${EMAIL_INVALID}.` } }, undefined],
  [
    'the same mailbox twice',
    rowsOf('a@x.org', ' A@X.org', 'c@x.org'),
    { 1: { email: copy.twice } },
    undefined,
  ],
  [
    'the leader’s own',
    rowsOf('a@x.org', 'me@x.org', 'c@x.org'),
    { 1: { email: copy.own } },
    undefined,
  ],
])('Ask three: %s', (_name, rows, problems, problem) => {
  const checked = checkRows(rows, 'focus', 'me@x.org');
  expect(Object.fromEntries(checked.problems)).toEqual(problems);
  expect(checked.problem).toBe(problem);
});

test('a 360 needs a role for each, and at most two managers', () => {
  const rows = rowsOf('a@x.org', 'b@x.org', 'c@x.org', 'd@x.org').map((row): Row => ({
    ...row,
    role: row.key === 3 ? null : 'manager',
  }));
  const { problems, problem } = checkRows(rows, 'full', null);
  expect(Object.fromEntries(problems)).toEqual({ 3: { role: copy.roleMissing } });
  expect(problem).toBe(copy.tooManyManagers(2));
});
