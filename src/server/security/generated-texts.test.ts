import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '#domain/email.ts';
import { SESSION_ID_MAX_LENGTH, SESSION_ID_PATTERN } from '#domain/session-id.ts';
import { readReturnTo } from '#server/auth/return-to.ts';
import { endpoints } from '#testing/endpoints.ts';
import { stringsIn } from '#testing/string-fields.ts';

const INPUTS = 20_000;
const TIMES = 10;
/** What takes less, for each character, is not told from the noise of the machine. */
const NOISE_MS = 0.0001;

interface Reader {
  what: string;
  read: (text: string) => unknown;
  maxLength: number;
  /** What the pattern is made of, and what nearly fits it. */
  pieces: string[];
}

const anywhere = ['a', 'Z', '9', ' ', '\t', '\n', '.', '-', '_', '@', '/', '\\', 'é', '\u{1f600}'];
const pieces: Record<string, string[]> = {
  email: ['@', '.', 'a@a.', '@a', '..', 'a.a', '\u0000', '\ud800', 'İ'],
  id: ['0', 'f', '0123abcd', '-', '-4', '-9', 'ffffffff-ffff', 'g'],
  sessionId: ['session_', '1767225600000', '_', 'a', '-', '!', 'session_1_'],
  path: ['/', '//', '/about', '?', '/api', '/trpc/', '.', '%2f', '#', '\u007f', '\\'],
};

/** Every text of every input that has a pattern, once for each schema, as long as it may be. */
const fields = new Map(
  endpoints.flatMap(({ name, input }) =>
    (input ? stringsIn(input) : [])
      .filter(({ schema }) => schema.format !== null)
      .map(({ path, schema }) => [
        schema,
        {
          what: `${path} of ${name}`,
          read: (text: string) => schema.safeParse(text),
          maxLength: schema.maxLength!,
          pieces: [...(pieces[path] ?? []), ...pieces['email']!, ...pieces['sessionId']!],
        },
      ]),
  ),
);

const readers: Reader[] = [
  ...fields.values(),
  {
    what: 'the pattern of an email',
    read: (text) => EMAIL_PATTERN.test(text),
    maxLength: EMAIL_MAX_LENGTH,
    pieces: pieces['email']!,
  },
  {
    what: 'the pattern of a session id',
    read: (text) => SESSION_ID_PATTERN.test(text),
    maxLength: SESSION_ID_MAX_LENGTH,
    pieces: pieces['sessionId']!,
  },
  {
    what: 'the way back from signing in',
    // Without a slash at its beginning it is refused at once.
    read: (text) => readReturnTo(`/a${text}`, 'https://leaders.example.com'),
    maxLength: 2_000,
    pieces: pieces['path']!,
  },
];

/** Runs of pieces, cut where the field ends: most fill it, so that linear times are alike. */
function texts({ pieces: own, maxLength }: Reader): fc.Arbitrary<string> {
  const piece = fc.constantFrom(...own, ...own, ...anywhere);
  const run = fc.oneof(
    piece,
    fc.tuple(piece, fc.nat(maxLength)).map(([text, length]) => text.repeat(length / text.length)),
  );
  return fc
    .array(run, { minLength: 3, maxLength: 10 })
    .map((runs) => runs.join('').slice(-maxLength));
}

function time(read: Reader['read'], text: string): number {
  const began = performance.now();
  read(text);
  return performance.now() - began;
}

function fastest(read: Reader['read'], text: string): number {
  return Math.min(...Array.from({ length: 20 }, () => time(read, text)));
}

test.each(readers)(
  `$what: none of ${INPUTS} texts takes more than ${TIMES} times the median`,
  (reader) => {
    const { read } = reader;
    const given = fc.sample(texts(reader), INPUTS);
    for (const text of given.slice(0, 1_000)) read(text);
    const timed = given.map((text) => ({ text, ms: time(read, text) }));
    const median = timed.map(({ ms }) => ms).toSorted((a, b) => a - b)[INPUTS / 2]!;
    const allowed = Math.max(NOISE_MS * reader.maxLength, TIMES * median);
    // What took long by chance, as when the machine did something else, does not do so each time.
    const slow = timed
      .filter(({ ms }) => ms > allowed)
      .map(({ text }) => ({ text, ms: fastest(read, text) }))
      .filter(({ ms }) => ms > allowed);
    const told = slow.slice(0, 3).map(({ text, ms }) => `${ms / median} times: ${text.slice(-80)}`);
    expect(told).toEqual([]);
  },
);
