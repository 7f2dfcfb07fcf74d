import { expect, test } from 'vitest';
import { conversationTitle } from './chat.ts';

test.each([
  ['How do I delegate?', 'How do I delegate?'],
  ['  First line \n\nand the rest', 'First line'],
  ['\n First\r\nsecond', 'First'],
  ['One\rtwo\nthree', 'One'],
  ['Tabs\tand   spaces', 'Tabs and spaces'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(59)}…`],
  [
    'How can I build psychological safety with a new team that I took over last month?',
    'How can I build psychological safety with a new team that I…',
  ],
  [
    'A sentence that ends, with a comma right before the cut, goes on',
    'A sentence that ends, with a comma right before the cut…',
  ],
  [`${'word '.repeat(10)}end. – and more words`, `${'word '.repeat(10)}end…`],
  [`${'word '.repeat(11)}wordy and more`, `${'word '.repeat(11).trim()}…`],
  ['😀'.repeat(61), `${'😀'.repeat(59)}…`],
])('%j gets the title %j', (message, title) => {
  expect(conversationTitle(message)).toBe(title);
  expect([...conversationTitle(message)].length).toBeLessThanOrEqual(60);
});
