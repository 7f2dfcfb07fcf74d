import { describe, expect, test } from 'vitest';
import {
  begin,
  fail,
  isWriting,
  justCompleted,
  questionToRetry,
  receive,
  withExchange,
  type Exchange,
} from './exchange.ts';
import type { Message } from './types.ts';

const user = (id: string, content = id): Message => ({
  id,
  role: 'user',
  content,
  status: 'complete',
});
const assistant = (
  id: string,
  content: string,
  status: Message['status'] = 'complete',
): Message => ({ id, role: 'assistant', content, status });

const earlier = [user('q1'), assistant('a1', 'First')];
const asked = begin({ id: 'q2', content: 'Second?' });

function stream(exchange: Exchange, ...texts: string[]): Exchange {
  const started = receive(exchange, {
    type: 'started',
    question: user('q2', 'Second?'),
    reply: { id: 'a2' },
  });
  return texts.reduce((soFar, text) => receive(soFar, { type: 'text', text }), started);
}

describe('the page shows', () => {
  test('the stored messages while nothing is asked', () => {
    expect(withExchange(earlier)).toBe(earlier);
  });

  test('the question at once, with a reply to follow', () => {
    expect(withExchange(earlier, asked)).toEqual([
      ...earlier,
      user('q2', 'Second?'),
      { ...assistant('', '', 'writing'), id: expect.any(String) as string },
    ]);
  });

  test('streamed text once, whether or not the list was reloaded', () => {
    const exchange = stream(asked, 'One ', 'two');
    const shown = [...earlier, user('q2', 'Second?'), assistant('a2', 'One two', 'writing')];
    expect(withExchange(earlier, exchange)).toEqual(shown);
    const readAgain = [...earlier, user('q2', 'Second?'), assistant('a2', 'One', 'writing')];
    expect(withExchange(readAgain, exchange)).toEqual(shown);
  });

  test('the new reply instead of the interrupted one after a retry', () => {
    const stored = [...earlier, user('q2', 'Second?'), assistant('a1-old', 'One', 'interrupted')];
    expect(withExchange(stored, stream(asked, 'Again')).slice(2)).toEqual([
      user('q2', 'Second?'),
      assistant('a2', 'Again', 'writing'),
    ]);
  });

  test('the question and the received part of the reply after a failure', () => {
    const question = user('q2', 'Second?');
    expect(withExchange(earlier, fail(asked))).toEqual([...earlier, question]);
    expect(withExchange(earlier, fail(stream(asked, 'One')))).toEqual([
      ...earlier,
      question,
      assistant('a2', 'One', 'interrupted'),
    ]);
  });

  test('the stored reply instead of the received part after a failure', () => {
    const stored = [...earlier, user('q2', 'Second?'), assistant('a2', 'One two', 'interrupted')];
    expect(withExchange(stored, fail(stream(asked, 'One')))).toEqual(stored);
  });
});

test('a finished reply is the one that the server stored', () => {
  const finished = receive(stream(asked, 'One '), {
    type: 'finished',
    reply: assistant('a2', 'One two.'),
  });
  expect(finished).toMatchObject({ replyId: 'a2', text: 'One two.' });
});

describe('a retry is offered', () => {
  test('for a question without a reply', () => {
    expect(questionToRetry([...earlier, user('q2', 'Second?')])).toEqual({
      id: 'q2',
      content: 'Second?',
    });
  });

  test('for an interrupted reply', () => {
    const messages = [user('q1'), assistant('a1', 'Fir', 'interrupted')];
    expect(questionToRetry(messages)).toEqual({ id: 'q1', content: 'q1' });
  });

  test.each([
    ['nothing yet', []],
    ['a complete reply', earlier],
    ['a reply that is being written', [user('q1'), assistant('a1', 'Fir', 'writing')]],
    ['an interrupted reply before others', [assistant('a0', 'x', 'interrupted'), ...earlier]],
  ])('not for %s', (_name, messages) => {
    expect(questionToRetry(messages)).toBeNull();
  });
});

test('a reply is being written when a message says so', () => {
  expect(isWriting([])).toBe(false);
  expect(isWriting(earlier)).toBe(false);
  expect(isWriting([...earlier, user('q2'), assistant('a2', '', 'writing')])).toBe(true);
});

describe('a reply was just completed', () => {
  const writing = [user('q1'), assistant('pending', 'Fir', 'writing')];

  test('if it was being written and is complete', () => {
    expect(justCompleted(writing, earlier)).toBe(earlier[1]);
  });

  test.each([
    ['it was complete before', earlier, earlier],
    ['it was stopped', writing, [user('q1'), assistant('a1', 'Fir', 'interrupted')]],
    ['it is still being written', writing, writing],
    ['the messages have just been loaded', [], earlier],
  ])('but not if %s', (_name, before, now) => {
    expect(justCompleted(before, now)).toBeUndefined();
  });
});
