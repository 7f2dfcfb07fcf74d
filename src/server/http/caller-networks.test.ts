import { describe, expect, test } from 'vitest';
import { networkOf } from './rate-limits.ts';

const networks = (address: string) => [4, 3, 2, 0].map((groups) => networkOf(address, groups));

describe('the networks of a caller', () => {
  test.each([
    ['203.0.113.7', ['203.0.113.7', '203.0.113', '203.0', '']],
    ['::ffff:203.0.113.7', ['203.0.113.7', '203.0.113', '203.0', '']],
    ['2001:db8:1:2:3:4:5:6', ['8193:3512:1:2', '8193:3512:1', '8193:3512', '']],
    ['2001:DB8:0001:2::', ['8193:3512:1:2', '8193:3512:1', '8193:3512', '']],
    ['2001:db8::1', ['8193:3512:0:0', '8193:3512:0', '8193:3512', '']],
    ['2001:db8:1::', ['8193:3512:1:0', '8193:3512:1', '8193:3512', '']],
    ['::1', ['0:0:0:0', '0:0:0', '0:0', '']],
    ['fe80::1%eth0', ['65152:0:0:0', '65152:0:0', '65152:0', '']],
  ])('of %s', (address, expected) => {
    expect(networks(address)).toEqual(expected);
  });

  test('are the same for any text that is not an address, since a proxy may forward anything', () => {
    expect(networks('x'.repeat(1_000))).toEqual(['', '', '', '']);
    expect(networkOf('1:'.repeat(8_000), 4)).toBe('');
    expect(networkOf(':'.repeat(40), 4).length).toBeLessThan(50);
  });
});
