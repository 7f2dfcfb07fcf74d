import { chromium, type Browser } from 'playwright-core';
import { launchOptions } from './find-browser.ts';

/** A headless browser that can reach this machine and nothing else. */
export async function openBrowser(): Promise<Browser> {
  const options = await launchOptions();
  return chromium.launch({
    ...options,
    args: [
      ...(options.args ?? []),
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  });
}
