import type { Browser, Page } from 'playwright-core';
import type { RunningSite } from './site.ts';

export async function withoutScript(
  browser: Browser,
  site: RunningSite,
  width: number,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  try {
    await visit(await context.newPage());
  } finally {
    await context.close();
  }
}
