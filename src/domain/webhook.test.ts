import { describe, expect, test } from 'vitest';
import { webhookEvents } from './events.ts';
import { TEST_EVENT, WEBHOOK_URL_MAX_LENGTH, webhookUrlProblem } from './webhook.ts';

const NOT_PUBLIC = 'The URL must be on the public internet.';
const SCHEME = 'The URL must begin with https://.';

test.each([
  'https://hooks.example.com',
  'https://hooks.example.com/in?key=1',
  '  https://hooks.example.com/in  ',
  'https://hooks.example.com:443/in',
  'https://hooks.example.com:8443/in',
  'https://hooks.example.com:1024',
  `https://hooks.example.com/${'x'.repeat(WEBHOOK_URL_MAX_LENGTH - 26)}`,
  'https://münchen.example/in',
  'https://93.184.216.34/in',
  'https://[2606:2800:220:1::1]/in',
])('%s is accepted', (url) => {
  expect(webhookUrlProblem(url)).toBeNull();
});

test.each([
  ['', 'Please enter a URL.'],
  ['   ', 'Please enter a URL.'],
  ['hooks.example.com', 'Please enter a full URL, like https://hooks.example.com/in.'],
  ['https://', 'Please enter a full URL, like https://hooks.example.com/in.'],
  ['http://hooks.example.com', SCHEME],
  ['ftp://hooks.example.com', SCHEME],
  ['javascript:alert(1)', SCHEME],
  ['https://me:secret@hooks.example.com', expect.stringContaining('a user or password')],
  ['https://me@hooks.example.com', expect.stringContaining('a user or password')],
  ['https://hooks.example.com:80', 'The port must be 443 or at least 1024.'],
  ['https://hooks.example.com:22', 'The port must be 443 or at least 1024.'],
  ['https://localhost', NOT_PUBLIC],
  ['https://localhost.', NOT_PUBLIC],
  ['https://db.localhost', NOT_PUBLIC],
  ['https://intranet', NOT_PUBLIC],
  ['https://printer.local', NOT_PUBLIC],
  ['https://metadata.google.internal', NOT_PUBLIC],
  ['https://nas.home.arpa', NOT_PUBLIC],
  ['https://home.arpa', NOT_PUBLIC],
  ['https://nas.local.', NOT_PUBLIC],
  ['https://nas.lan', NOT_PUBLIC],
  ['https://hooks.invalid', NOT_PUBLIC],
  ['https://hooks.test', NOT_PUBLIC],
  ['https://hooks.onion', NOT_PUBLIC],
  ['https://:secret@hooks.example.com', expect.stringContaining('a user or password')],
  [
    `https://hooks.example.com/${'x'.repeat(WEBHOOK_URL_MAX_LENGTH)}`,
    expect.stringContaining('at most'),
  ],
])('%s is rejected', (url, problem) => {
  expect(webhookUrlProblem(url)).toEqual(problem);
});

describe('when loopback addresses are allowed', () => {
  test.each([
    'http://localhost:80',
    'http://127.0.0.1:3999/in',
    'http://127.10.0.10',
    'https://[::1]:1',
  ])('%s is accepted', (url) => {
    expect(webhookUrlProblem(url, true)).toBeNull();
    expect(webhookUrlProblem(url)).not.toBeNull();
  });

  test.each([
    'http://hooks.example.com',
    'http://127.0.0.1.example.com',
    'ftp://localhost',
    'http://10.0.0.1',
    'https://intranet',
  ])('%s is still rejected', (url) => expect(webhookUrlProblem(url, true)).not.toBeNull());
});

test('the test event is not one that endpoints can subscribe to', () => {
  expect(TEST_EVENT).toBe('webhook.test');
  expect(webhookEvents).not.toContain(TEST_EVENT);
});
