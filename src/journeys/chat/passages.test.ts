import { expect } from 'vitest';
import { chatJourney } from '#testing/browser/chat-journey.ts';
import { eventually } from '#testing/browser/journey.ts';

chatJourney('every passage leads to a place that exists on the site', async ({ chatSite }) => {
  const read = () => chatSite.db.selectFrom('passage').select('path').distinct().execute();
  await eventually(async () => expect((await read()).length).toBeGreaterThan(40));
  const missing: string[] = [];
  const pages = new Map<string, string>();
  for (const { path } of await read()) {
    const [page = '', part] = path.split('#');
    if (!pages.has(page)) {
      const answer = await fetch(`${chatSite.url}${page}`);
      pages.set(page, answer.ok ? await answer.text() : '');
    }
    const html = pages.get(page)!;
    if (html === '' || (part !== undefined && !html.includes(`id="${part}"`))) missing.push(path);
  }
  expect(missing).toEqual([]);
});
