import { expect, test, vi } from 'vitest';
import { asMarkdown, asText } from './transcript.ts';
import type { Message } from './types.ts';

vi.stubGlobal('window', { location: { origin: 'https://leaders.example.com' } });

const answer: Message = {
  id: crypto.randomUUID(),
  role: 'assistant',
  content: '**LEAP** has four steps [1].\n\n- Limit',
  status: 'complete',
  sources: [{ title: 'What is the LEAP framework?', path: '/#framework' }],
};
const question: Message = { ...answer, role: 'user', content: 'What is LEAP?', sources: [] };
const SOURCE = 'What is the LEAP framework?: https://leaders.example.com/#framework';

test('a copied answer is plain text with its sources', () => {
  expect(asText(answer)).toBe(`LEAP has four steps [1].\n\n- Limit\n\nSources:\n[1] ${SOURCE}`);
  expect(asText({ ...answer, content: 'Yes.', sources: [] })).toBe('Yes.');
});

test('a downloaded conversation is Markdown with the sources of each answer', () => {
  const cut: Message = { ...answer, content: 'And', status: 'interrupted', sources: [] };
  expect(asMarkdown('LEAP', [question, answer, cut])).toBe(`# LEAP

## You

What is LEAP?

## Ready Leader Chat

**LEAP** has four steps [1].

- Limit

Sources:
1. ${SOURCE}

## Ready Leader Chat

And

_This answer is incomplete._
`);
});
