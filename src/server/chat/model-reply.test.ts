import { expect, test } from 'vitest';
import { completeDialects, type Dialect, failingDialects } from '#testing/chat-dialects.ts';
import { ModelReply } from './model-reply.ts';

const PROMPT = 10;

/** The whole stream in pieces of so many bytes. */
function read({ bytes }: Pick<Dialect, 'bytes'>, size: number, startsThinking = false) {
  const reply = new ModelReply(PROMPT, startsThinking);
  const all = new TextEncoder().encode(bytes);
  let text = '';
  const add = (added: { text: string; isRestart: boolean }) => {
    text = (added.isRestart ? '' : text) + added.text;
  };
  for (let at = 0; at < all.length && !reply.isOver; at += size) {
    add(reply.take(all.subarray(at, at + size)));
  }
  add(reply.finish());
  return { text, end: reply.end, tokens: reply.tokens, fault: reply.fault, reply };
}

const streamed = [...completeDialects, ...failingDialects].filter(({ status }) => !status);

test.each(streamed)('$server: $end', (dialect) => {
  for (const size of [1, 7, 100, Infinity]) {
    const { text, end, tokens, fault } = read(dialect, size === Infinity ? 1e6 : size);
    expect({ text, end }).toEqual({ text: dialect.text, end: dialect.end });
    expect(fault?.fault ?? 'complete').toBe(dialect.end);
    if (dialect.tokens) expect(tokens).toBe(dialect.tokens);
    else expect(tokens).toBeGreaterThanOrEqual(PROMPT);
  }
});

test('hidden thinking is counted, and is a sign of life', () => {
  const reply = new ModelReply(PROMPT);
  const event = { choices: [{ delta: { reasoning_content: 'x'.repeat(400) } }] };
  const bytes = new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`);
  expect(reply.take(bytes)).toEqual({ text: '', isWriting: true, isRestart: false });
  expect(reply.tokens).toBe(PROMPT + 100);
});

const chunk = (content: string, end: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: end }] })}\n\n`;

test('a model that began to think without an opening tag is expected to do so again', () => {
  const again = chunk('Hm.') + chunk('</think>Yes.', 'stop');
  expect(read({ bytes: again }, 1e6).reply.startedThinking).toBe(true);
  // No one sees the thinking for a moment.
  const reply = new ModelReply(PROMPT, true);
  expect(reply.take(new TextEncoder().encode(chunk('Hm.')))).toMatchObject({ text: '' });
  expect(read({ bytes: again }, 1e6, true)).toMatchObject({ text: 'Yes.', end: 'complete' });
});

test('a model that is expected to think and does not is read to its end', () => {
  const plain = chunk('Yes, ') + chunk('do.', 'stop');
  const { text, end, reply } = read({ bytes: plain }, 1e6, true);
  expect({ text, end }).toEqual({ text: 'Yes, do.', end: 'complete' });
  expect(reply.startedThinking).toBe(false);
});

test('a line without an end is given up', () => {
  const reply = new ModelReply(PROMPT);
  const endless = new Uint8Array(600_000).fill(120);
  reply.take(endless);
  expect(() => reply.take(endless)).toThrow('CHAT_API_URL');
});
