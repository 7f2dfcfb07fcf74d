import { expect } from 'vitest';
import { chatAllowances, messageView, send, sendButton, signIn } from '#testing/browser/chat.ts';
import { chatJourney } from '#testing/browser/chat-journey.ts';
import { EVIL_HOST, evils } from '#testing/villain.ts';

chatJourney('whatever a model writes, the page shows text', async ({ visitor, chatSite }) => {
  const me = await visitor({ allow: chatAllowances });
  const { page } = me;
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(new URL(request.url()).hostname));
  await signIn(me, 'Hugo');
  for (const evil of evils) {
    chatSite.endpoint.next({ kind: 'stream', text: `${evil} The end.` });
    await send(page, 'Hm?');
    await messageView(page).getByText('The end.').last().waitFor();
    await sendButton(page).waitFor();
  }
  await page.reload();
  await messageView(page).getByText('The end.').last().waitFor();
  const view = messageView(page);
  expect(await view.getByText('The end.').count()).toBe(evils.length);
  expect(await view.locator('a, img, iframe, script, form, object, style').count()).toBe(0);
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
  expect(hosts).not.toContain(EVIL_HOST);
});
