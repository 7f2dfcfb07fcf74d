import { describe, expect, test } from 'vitest';
import { formatSessionId, isSessionId } from './session-id.ts';

const random = 'x'.repeat(22);

describe('formatSessionId', () => {
  test('writes the random bytes in hex, with leading zeros', () => {
    const bytes = Uint8Array.from({ length: 16 }, (_, index) => index);
    expect(formatSessionId(1_700_000_000_000, bytes)).toBe(
      'session_1700000000000_000102030405060708090a0b0c0d0e0f',
    );
  });

  test('creates an id that the server accepts', () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    expect(isSessionId(formatSessionId(Date.now(), bytes))).toBe(true);
  });
});

describe('a session id', () => {
  test.each([
    ['with the shortest random part', `session_1700000000000_${random}`],
    ['in seconds', `session_1700000000_${random}`],
    ['with base64url', 'session_1700000000000_AZaz09_-AZaz09_-AZaz09'],
    ['of 128 characters', `session_1700000000000_${'x'.repeat(106)}`],
  ])('%s is accepted', (_name, sessionId) => {
    expect(isSessionId(sessionId)).toBe(true);
  });

  test.each([
    ['that is empty', ''],
    ['with too little randomness', `session_1700000000000_${'x'.repeat(21)}`],
    ['of 129 characters', `session_1700000000000_${'x'.repeat(107)}`],
    ['without a timestamp', `session__${random}`],
    ['with letters in its timestamp', `session_17000000x0000_${random}`],
    ['with a short timestamp', `session_170000000_${random}`],
    ['without its prefix', `1700000000000_${random}`],
    ['with another prefix', `Session_1700000000000_${random}`],
    ['with a slash', `session_1700000000000_${random}/x`],
    ['with a quote', `session_1700000000000_${random}'`],
    ['with a line break at its end', `session_1700000000000_${random}\n`],
    ['with a blank before it', ` session_1700000000000_${random}`],
    ['with a letter outside ASCII', `session_1700000000000_${random}é`],
  ])('%s is rejected', (_name, sessionId) => {
    expect(isSessionId(sessionId)).toBe(false);
  });
});
