import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMAIL_MAX_LENGTH, emailProblem, mailboxOf, maskEmail, normalizeEmail } from './email.ts';

const missing = 'Please enter your email address';
const invalid = 'Please enter a valid email address';
const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

const good = [
  'ada@example.com',
  'Ada.Lovelace+lead@Mail.Example.co.uk',
  '  ada@example.com\n',
  'a@b.c',
  "o'neil_1!#$%&*/=?^`{|}~-@example.com",
  'ädä@exämple.de',
  'a#@example.com',
  ofLength(254),
  ` ${ofLength(254)} `,
];

const bad: [name: string, email: string, problem: string][] = [
  ['nothing', '', missing],
  ['blanks', '   ', missing],
  ['a tab and a line break', '\t\n', missing],
  ['invisible characters alone', '\u200b \ufeff', missing],
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
  ['254 characters that become more', `${'\ufdfa'.repeat(20)}${ofLength(234)}`, invalid],
  ['255 characters that become fewer', `${'e\u0301'.repeat(122)}@example.com`, invalid],
  ['a domain that becomes too long', `${'a'.repeat(246)}@ü.de`, invalid],
  ['a domain that has no form in the domain name system', 'ada@xn--ü.com', invalid],
  ['a comma behind it', 'ada@example.com,', invalid],
  ['a semicolon behind it', 'ada@example.com;', invalid],
  ['two dots behind it', 'ada@example.com..', invalid],
  ['two dots in the domain', 'ada@mail..example.com', invalid],
  ['two dots in the name', 'ada..b@example.com', invalid],
  ['a dot at the start of the name', '.ada@example.com', invalid],
  ['a dot at the end of the name', 'ada.@example.com', invalid],
  ['angle brackets', '<ada@example.com>', invalid],
  ['a closing angle bracket', 'ada@example.com>', invalid],
  ['a scheme', 'mailto:ada@example.com', invalid],
  ['a path', 'ada@example.com/x', invalid],
  ['a port', 'ada@example.com:25', invalid],
  ['quotes', '"ada"@example.com', invalid],
  ['a comment', 'ada(home)@example.com', invalid],
  ['an escape', 'ada@ex%61mple.com', invalid],
  ['a network address', 'ada@127.0.0.1', invalid],
  ['a short network address', 'ada@127.1', invalid],
  ['a Braille blank', 'ada\u2800@example.com', invalid],
];

/** Spellings of one mailbox, and how it is stored. */
const spellings: [stored: string, ...typed: string[]][] = [
  [
    'ada@example.com',
    ' ADA@Example.COM ',
    '\uff41\uff44\uff41\uff20\uff45\uff58ample\uff0ecom',
    'ad\u00aa@example.com',
    '\ufeffada@example.com',
    // Invisible characters, which come with pasted text.
    'a\u00adda@exam\u00adple.com',
    '\u200bada@example.com\u200b',
    'ada@example.com \u200b',
    '\u202aada@example.com\u202c',
    '\u2066ada@example.com\u2069',
    'a\u200dda@exa\u2060mple.com',
    'ada\ufe0f\u034f\u3164\u{e0061}@example.com',
  ],
  ['ada@xn--strae-oqa.de', 'ada@stra\u00dfe.de', 'ADA@STRA\u1e9eE.de'],
  ['kim@example.com', '\u212aim@example.com', 'KIM@EXAMPLE.COM'],
  ['j\u00e9@xn--exmple-cua.de', 'je\u0301@ex\u00e4mple.de', 'J\u00c9@EXA\u0308MPLE.DE'],
  ['ada@xn--exmple-cua.de', 'ada@XN--EXMPLE-CUA.de'],
  ['i\u0307@example.com', '\u0130@example.com'],
];

/** With letters of many scripts, in the name and the domain. */
const letters = fc.string({ unit: 'binary', minLength: 1, maxLength: 8 });
const spelled = fc.tuple(letters, letters).map(([name, host]) => `${name}@${host}.example`);

describe('an email address', () => {
  test.each(good)('%j is accepted', (email) => {
    expect(emailProblem(email)).toBeNull();
  });

  test.each(bad)('with %s is rejected', (_name, email, problem) => {
    expect(emailProblem(email)).toBe(problem);
  });

  test.each(spellings)('%s is stored in one spelling, however it was typed', (stored, ...typed) => {
    for (const email of [stored, ...typed]) expect(normalizeEmail(email), email).toBe(stored);
  });

  test('in its stored form does not change again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), spelled), (email) => {
        const stored = normalizeEmail(email);
        if (stored === null) return;
        expect(normalizeEmail(stored)).toBe(stored);
        expect(stored).toBe(stored.normalize('NFKC').toLowerCase());
        expect(stored.length).toBeLessThanOrEqual(EMAIL_MAX_LENGTH);
      }),
    );
  });
});

describe('maskEmail', () => {
  test.each([
    ['ada@example.com', 'a•••@example.com'],
    ['a@example.com', 'a•••@example.com'],
    ['averyveryverylongname@example.com', 'a•••@example.com'],
    ['𐐨𐐩@example.com', '𐐨•••@example.com'],
  ])('%s becomes %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['ada+work@example.com', 'ada@example.com'],
  ['ada+1+2@example.com', 'ada@example.com'],
  ['+1@example.com', '+1@example.com'],
  ['+a+b@example.com', '+a+b@example.com'],
])('mail to %s arrives at %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
