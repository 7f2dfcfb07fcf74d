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
      // A page starts in half the time where another one has compiled the code.
      '--process-per-site',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  });
}

/** Opens a headless browser of this engine with the programs found for it. */
export async function openEngine(name: EngineName, programs: readonly string[]): Promise<Browser> {
  if (name === 'firefox') return openFirefox(programs[0]!);
  // It implements the part of Browser that the journeys use.
  return name === 'webkit' ? (openWebKit(programs) as Browser) : openBrowser();
}
