import { expect, test } from 'vitest';
import { helpLine } from './help-lines.ts';

test.each([
  [
    'United States: call or text 988 (Suicide & Crisis Lifeline). Domestic violence: call 1-800-799-7233. Immediate danger: call 911.',
    'United States',
    [
      '988 Suicide & Crisis Lifeline: call or text',
      '1-800-799-7233 Domestic violence',
      '911 Immediate danger',
    ],
    '',
  ],
  ['European Union: immediate danger: call 112.', 'European Union', ['112 Immediate danger'], ''],
  ['Call +44 20 7946 0000', '', ['+44 20 7946 0000 '], ''],
  [
    'Here: call 13 11 14 (Lifeline), day and night.',
    'Here',
    ['13 11 14 call 13 11 14 (Lifeline), day and night'],
    '',
  ],
  ['Call 988 or 911.', '', ['988 Call 988 or 911', '911 Call 988 or 911'], ''],
  ['Austria: call 142 (Lifeline). It is free.', 'Austria', ['142 Lifeline'], 'It is free.'],
  ['Ask your doctor.', '', [], 'Ask your doctor.'],
  ['', '', [], ''],
])('%j', (line, country, calls, rest) => {
  const found = helpLine(line);
  expect({ ...found, calls: found.calls.map(({ number, what }) => `${number} ${what}`) }).toEqual({
    country,
    calls,
    rest,
  });
});
