import { describe, expect, test } from 'vitest';
import { encodingFor, isCached } from './page-store.ts';

describe('the encoding of a page', () => {
  test.each([
    [undefined, 'plain'],
    ['', 'plain'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['gzip ; q=1, BR ; Q=0', 'gzip'],
    ['br;q=0, gzip; q=0.0, identity', 'plain'],
    ['br;q=', 'plain'],
    ['br;q=nonsense', 'plain'],
    ['brotli, gzipped', 'plain'],
    ['br;level=9;q=0.1', 'br'],
    [';br', 'plain'],
    [`gzip, ${'x, '.repeat(100)}`, 'plain'],
  ])('for %j is %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});

describe('a page with the tag "a"', () => {
  test.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    [' "b" , W/"a" ', true],
    ['"b"', false],
    ['a', false],
    ['"a', false],
    ['"aa", "b"', false],
  ])('for If-None-Match %j is unchanged: %s', (header, expected) => {
    expect(isCached('"a"', header)).toBe(expected);
  });
});
