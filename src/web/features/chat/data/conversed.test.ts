import { describe, expect, test } from 'vitest';
import { withEarlier, withNewest, withReply, type Conversed } from './conversed.ts';
import type { Message } from './types.ts';

const message = (id: string, content = id, status: Message['status'] = 'complete'): Message => ({
  id,
  role: 'assistant',
  content,
  status,
});
const conversed = (ids: string, hasEarlier = false): Conversed => ({
  messages: [...ids].map((id) => message(id)),
  hasEarlier,
});

describe('a reload of the newest page', () => {
  test.each([
    ['is everything if nothing was loaded', undefined, 'de', 'de'],
    ['replaces the messages it contains', 'cde', 'cde', 'cde'],
    ['follows the messages loaded before it', 'abcde', 'cdefg', 'abcdefg'],
    ['replaces everything if there is a gap', 'abc', 'ghi', 'ghi'],
    ['may be empty now', 'abc', '', ''],
  ])('%s', (_name, known, newest, expected) => {
    const before = known === undefined ? undefined : conversed(known);
    expect(withNewest(before, conversed(newest)).messages).toEqual(conversed(expected).messages);
  });

  test('keeps whether there are earlier messages', () => {
    expect(withNewest(conversed('abc', false), conversed('cd', true)).hasEarlier).toBe(false);
    expect(withNewest(conversed('abc', true), conversed('cd', true)).hasEarlier).toBe(true);
    expect(withNewest(conversed('abc', false), conversed('xy', true)).hasEarlier).toBe(true);
  });

  test('shows messages in their current state', () => {
    const now = { messages: [message('b', 'changed')], hasEarlier: true };
    expect(withNewest(conversed('ab'), now).messages[1]).toEqual(message('b', 'changed'));
  });
});

test('earlier messages are added above', () => {
  expect(withEarlier(conversed('cd', true), conversed('ab', true))).toEqual(
    conversed('abcd', true),
  );
  expect(withEarlier(conversed('cd', true), conversed('ab'))).toEqual(conversed('abcd'));
});

describe('a polled reply', () => {
  const writing = message('r', 'So', 'writing');

  test('replaces the shown one', () => {
    const known = [message('q'), writing];
    const now = message('r', 'So far', 'writing');
    expect(withReply(known, now)).toEqual([message('q'), now]);
    expect(withReply(known)).toBe(known);
  });

  test('replaces an interrupted one only once it has text', () => {
    const cut = message('old', 'Begin', 'interrupted');
    const empty = message('r', '', 'writing');
    expect(withReply([message('q'), cut, empty], empty)).toEqual([message('q'), cut, empty]);
    expect(withReply([message('q'), cut, empty], writing)).toEqual([message('q'), writing]);
  });
});
