import { expect, test } from 'vitest';
import { deviceOf, type Device } from './visits.ts';

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
