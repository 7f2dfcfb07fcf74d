import { chromium, type Browser } from 'playwright-core';
import { launchOptions } from './find-browser.ts';
import type { EngineName } from './find-engines.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

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

/** The same in an engine whose programs were found. */
export async function openEngine(name: EngineName, programs: readonly string[]): Promise<Browser> {
  if (name === 'firefox') return openFirefox(programs[0]!);
  // As much of one as the journeys need.
  return name === 'webkit' ? (openWebKit(programs) as Browser) : openBrowser();
}
