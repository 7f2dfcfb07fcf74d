import { expect, test } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

test.each([
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.1',
  '192.167.255.255',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2606:4700::1111',
  '2a00:1450:4001::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['this network', ['0.0.0.0', '0.255.255.255']],
  ['private', ['10.0.0.0', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.1.1']],
  ['behind a carrier', ['100.64.0.0', '100.100.100.200', '100.127.255.255']],
  ['loopback', ['127.0.0.1', '127.255.255.254', '::1']],
  ['of a cloud', ['169.254.169.254', '168.63.129.16', 'fd00:ec2::254']],
  ['link-local', ['169.254.0.1', 'fe80::1', 'fe80::1%eth0', 'febf::1']],
  ['of protocols', ['192.0.0.1', '192.0.0.170', '2001::1', '2001:10::1', '2001:20::1']],
  ['documentation', ['192.0.2.1', '198.51.100.7', '203.0.113.9', '2001:db8::1', '3fff::1']],
  ['benchmarks', ['198.18.0.1', '198.19.255.255', '2001:2::1']],
  ['multicast', ['224.0.0.1', '239.255.255.255', 'ff02::1', 'ff0e::1']],
  ['reserved', ['240.0.0.1', '255.255.255.255']],
  ['nowhere', ['::', '100::1']],
  ['unique-local', ['fc00::1', 'fdff::1']],
  ['site-local of old', ['fec0::1']],
  ['IPv4 in IPv6', ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::127.0.0.1']],
  ['translated', ['64:ff9b::7f00:1', '64:ff9b::808:808', '64:ff9b:1::1', '::ffff:0:127.0.0.1']],
  ['6to4 and Teredo', ['2002:7f00:1::', '2002:a00:1::1', '2001:0:4136:e378::1', '192.88.99.1']],
  ['segments', ['5f00::1']],
  ['no address at all', ['', 'localhost', '1', '0x7f.1', '127.1', '[::1]', '1.1.1.1 ']],
])('%s is not public', (_what, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

test('loopback addresses are recognized, and no others', () => {
  const those = [
    '127.0.0.1',
    '127.9.9.9',
    '::1',
    '10.0.0.1',
    '::',
    '0.0.0.0',
    '::ffff:127.0.0.1',
    '',
  ];
  expect(those.filter(isLoopbackAddress)).toEqual(['127.0.0.1', '127.9.9.9', '::1']);
});
