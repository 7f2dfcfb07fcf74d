import { describe, expect, test } from 'vitest';
import { emailProblem, maskEmail, normalizeEmail } from './email.ts';

const missing = 'Please enter your email address';
const invalid = 'Please enter a valid email address';
const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

const good = [
  'ada@example.com',
  'Ada.Lovelace+lead@Mail.Example.co.uk',
  '  ada@example.com\n',
  'a@b.c',
  'ada@mail..example.com',
  'ada@..a',
  'ädä@exämple.de',
  ofLength(254),
  ` ${ofLength(254)} `,
];

const bad: [name: string, email: string, problem: string][] = [
  ['nothing', '', missing],
  ['blanks', '   ', missing],
  ['a tab and a line break', '\t\n', missing],
  ['no @', 'ada', invalid],
  ['no domain', 'ada@', invalid],
  ['no name', '@example.com', invalid],
  ['no dot in the domain', 'ada@example', invalid],
  ['a dot only at the start of the domain', 'ada@.com', invalid],
  ['a dot only at the end of the domain', 'ada@example.', invalid],
  ['dots and nothing else in the domain', 'ada@..', invalid],
  ['a space in the name', 'ada lovelace@example.com', invalid],
  ['a space in the domain', 'ada@exam ple.com', invalid],
  ['two addresses', 'ada@example.com, bob@example.com', invalid],
  ['@@', 'ada@@example.com', invalid],
  ['two @', 'ada@home@example.com', invalid],
  ['a line break', 'ada@example.com\nbcc@example.com', invalid],
  ['NUL', 'ada\u0000@example.com', invalid],
  ['a next-line character', 'ada\u0085@example.com', invalid],
  ['a delete character', 'ada@exam\u007fple.com', invalid],
  ['half a character', 'ada\ud800@example.com', invalid],
  ['255 characters', ofLength(255), invalid],
];

describe('an email address', () => {
  test.each(good)('%j is accepted', (email) => {
    expect(emailProblem(email)).toBeNull();
  });

  test.each(bad)('with %s is refused', (_name, email, problem) => {
    expect(emailProblem(email)).toBe(problem);
  });

  test('is stored trimmed and in lower case', () => {
    expect(normalizeEmail('  Ada@Example.COM ')).toBe('ada@example.com');
  });
});

describe('maskEmail', () => {
  test.each([
    ['ada@example.com', 'a•••@example.com'],
    ['a@example.com', 'a•••@example.com'],
    ['averyveryverylongname@example.com', 'a•••@example.com'],
  ])('%s becomes %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
