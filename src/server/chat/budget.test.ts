import { expect, test } from 'vitest';
import { withinBudget, type Turn } from './chat-model.ts';

const user = (content: string): Turn => ({ role: 'user', content });
const assistant = (content: string): Turn => ({ role: 'assistant', content });
/** A text of so many tokens, at four characters each. */
const long = (tokens: number) => 'x'.repeat(tokens * 4 - 16);

test.each<[string, Turn[], number, Turn[]]>([
  [
    'everything when it fits',
    [user('a'), assistant('b'), user('c')],
    100,
    [user('a'), assistant('b'), user('c')],
  ],
  ['nothing if there is nothing', [], 100, []],
  [
    'the question, however long',
    [user('a'), assistant('b'), user(long(500))],
    100,
    [user(long(500))],
  ],
  [
    'a turn that fills the budget to the last token',
    [user(long(50)), assistant(long(25)), user(long(25))],
    100,
    [user(long(50)), assistant(long(25)), user(long(25))],
  ],
  [
    'not one token more',
    [user(long(51)), assistant(long(25)), user(long(25))],
    100,
    [user(long(25))],
  ],
  [
    'no earlier turn behind one that did not fit',
    [user('a'), assistant(long(90)), user(long(20))],
    100,
    [user(long(20))],
  ],
  ['a question first', [user(long(90)), assistant('b'), user('c')], 50, [user('c')]],
  [
    'questions without a reply as one question',
    [user('a'), user('b'), user('c')],
    100,
    [user('a\n\nb\n\nc')],
  ],
])('keeps %s', (_what, turns, maxTokens, expected) => {
  expect(withinBudget(turns, maxTokens)).toEqual(expected);
});
