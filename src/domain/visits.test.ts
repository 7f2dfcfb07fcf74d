import { expect, test } from 'vitest';
import {
  NO_SOURCE,
  OTHER_SOURCES,
  SOURCE_MAX_LENGTH,
  visitSource,
  deviceOf,
  type Device,
} from './visits.ts';

const own = ['www.practice.example', 'localhost', 'my.www.practice.example'];

test.each<[given: string | null | undefined, source: string | null]>([
  ['spring-letter', 'spring-letter'],
  ['  Spring   Letter ', 'spring letter'],
  ['LinkedIn', 'linkedin'],
  ['www.Example.org', 'example.org'],
  ['https://www.linkedin.com/feed/?id=7', 'linkedin.com'],
  ['https://News.Example.org:8443/a', 'news.example.org'],
  ['android-app://com.example.mail/', 'com.example.mail'],
  ['https://bücher.example/', 'xn--bcher-kva.example'],
  ['Ａｄａ', 'ada'],
  ['рассылка', 'рассылка'],
  ['a.www.example.org', 'a.www.example.org'],
  ['my.practice.example', 'my.practice.example'],
  ['see https://example.org', 'see https://example.org'],
  [`https://example.org/${'x'.repeat(4000 - 20)}`, 'example.org'],
  [`https://example.org/${'x'.repeat(4001 - 20)}`, null],
  ['https://practice.example/about', null],
  ['https://www.practice.example/', null],
  ['http://localhost:3000/', null],
  ['practice.example', null],
  ['', null],
  ['   ', null],
  [null, null],
  [undefined, null],
  ['https://', null],
  ['javascript:alert(1)', null],
  ['ada@example.org', null],
  ['<script>', null],
  ["' or 1=1 --", null],
  ['a\u0000b', null],
  ['=1+1', null],
  ['x'.repeat(SOURCE_MAX_LENGTH), 'x'.repeat(SOURCE_MAX_LENGTH)],
  ['x'.repeat(SOURCE_MAX_LENGTH + 1), null],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`, null],
])('%j → %j', (given, source) => {
  expect(visitSource(given, own)).toBe(source);
});

test('the placeholders for other and for no source are no valid sources', () => {
  expect(visitSource(OTHER_SOURCES, own)).toBe('other');
  expect([NO_SOURCE, visitSource(NO_SOURCE, own)]).toEqual(['-', null]);
});

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each<[userAgent: string, device: Device]>([
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} Mobile/15E148`, 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/140.0.0.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0', 'tablet'],
  [`Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${webKit} Mobile/15E148`, 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36', 'desktop'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.0`, 'desktop'],
  ['', 'desktop'],
])('%s → %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
