import { describe, expect, test } from 'vitest';
import { emailProblem, maskEmail, normalizeEmail } from './email.ts';
import { emailSchema } from './schemas.ts';

const missing = 'Please enter your email address';
const invalid = 'Please enter a valid email address';
const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

const good = [
  'ada@example.com',
  'Ada.Lovelace+lead@Mail.Example.co.uk',
  '  ada@example.com\n',
  'a@b.c',
  'ädä@exämple.de',
  ofLength(254),
  ` ${ofLength(254)} `,
];

const bad: [string, string][] = [
  ['', missing],
  ['   ', missing],
  ['\t\n', missing],
  ['ada', invalid],
  ['ada@', invalid],
  ['@example.com', invalid],
  ['ada@example', invalid],
  ['ada@.com', invalid],
  ['ada@example.', invalid],
  ['ada lovelace@example.com', invalid],
  ['ada@exam ple.com', invalid],
  ['ada@example.com, bob@example.com', invalid],
  ['ada@@example.com', invalid],
  ['ada@home@example.com', invalid],
  ['ada@example.com\nbcc@example.com', invalid],
  ['ada\u0000@example.com', invalid],
  ['ada\u0085@example.com', invalid],
  ['ada@exam\u007fple.com', invalid],
  ['ada\ud800@example.com', invalid],
  [ofLength(255), invalid],
];

describe('an email address', () => {
  test.each(good)('%j is accepted', (email) => {
    expect(emailProblem(email)).toBeNull();
    expect(emailSchema.safeParse(email).success).toBe(true);
  });

  test.each(bad)('%j is refused: %s', (email, problem) => {
    expect(emailProblem(email)).toBe(problem);
    expect(emailSchema.safeParse(email).success).toBe(false);
  });

  test('is stored trimmed and in lower case', () => {
    expect(normalizeEmail('  Ada@Example.COM ')).toBe('ada@example.com');
    expect(emailSchema.parse('  Ada@Example.COM ')).toBe('ada@example.com');
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
