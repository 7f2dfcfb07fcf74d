import { expect, test, vi } from 'vitest';
import { asMarkdown, asText } from './transcript.ts';
import type { Message } from './exchange.ts';

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

test.each([
  '<img src="https://evil.example/p.png?q=secret">',
  '\\<img src="https://evil.example/p.png?q=secret">',
  '![pixel]\n\n[pixel]: https://evil.example/p.png',
  '<script>alert(1)</script> [this](javascript:1) <https://evil.example>',
])('a downloaded conversation that says %j shows it as text', (said) => {
  const all = [
    { ...question, content: said },
    { ...answer, content: said },
  ];
  const markdown = asMarkdown(said, all);
  expect(markdown.replaceAll(/\\[\\<[\]]/g, '')).not.toMatch(/[<[\]]/);
  expect(markdown.split('evil.example')).toHaveLength(4);
});

test('a downloaded conversation is Markdown with the sources of each answer', () => {
  const cut: Message = { ...answer, content: 'And', status: 'interrupted', sources: [] };
  expect(asMarkdown('LEAP', [question, answer, cut])).toBe(`# LEAP

## You

What is LEAP?

## Ready Leader Chat

**LEAP** has four steps \\[1\\].

- Limit

Sources:
1. ${SOURCE}

## Ready Leader Chat

And

_This answer is incomplete._
`);
});
