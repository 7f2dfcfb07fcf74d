import { expect } from 'vitest';
import { comingSoon } from '#content/coming-soon.ts';
import { input, labels, seeWelcome, starter } from '#testing/browser/chat.ts';
import { chatJourney, closedChatJourney } from '#testing/browser/chat-journey.ts';
import { journey } from '#testing/browser/journey.ts';
import { tabAround } from '#testing/browser/keyboard.ts';

journey('with its flag off, the chat page shows COMING SOON', async ({ visitor }) => {
  const { page } = await visitor();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/chatbot', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1, name: comingSoon.title }).waitFor();
  await page.getByText(comingSoon.chat, { exact: true }).waitFor();
  await page.getByRole('contentinfo').waitFor();
  expect(await input(page).count()).toBe(0);
  expect(scripts.filter((url) => url.includes('/chatbot.page-'))).toEqual([]);
  expect(scripts.filter((url) => url.includes('/trpc'))).toEqual([]);
});

closedChatJourney(
  'enabled but not open, the chat is visible behind COMING SOON and cannot be used',
  async ({ visitor }) => {
    const { page, context, site } = await visitor();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.goto('/chatbot', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: comingSoon.title }).waitFor();
    await page.getByText(comingSoon.chat, { exact: true }).waitFor();
    expect(calls.filter((url) => url.includes('/trpc'))).toEqual([]);

    // Assistive technology does not find the chat,
    await page.getByPlaceholder('Ask a leadership question').waitFor();
    expect(await input(page).count()).toBe(0);
    expect(await page.getByRole('button').count()).toBe(0);
    // the keyboard does not reach it,
    expect(await tabAround(page)).toEqual(['See Free Resources', 'Back to Home']);
    // and a click on it does nothing.
    const { x, y } = (await page.getByText(labels.newConversation).boundingBox())!;
    await page.mouse.click(x + 5, y + 5);
    expect(calls.filter((url) => url.includes('/trpc'))).toEqual([]);

    const html = await (await context.request.get(`${site.url}/chatbot`)).text();
    expect(html).toContain(comingSoon.chat);
    await page.getByRole('link', { name: 'See Free Resources' }).click();
    await page.waitForURL('**/resources');
    await page.getByRole('banner').waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: comingSoon.title }).waitFor();
  },
);

chatJourney(
  'open, the chat asks signed-out visitors to sign in and loads no conversations',
  async ({ visitor }) => {
    const { page, site } = await visitor({ allow: ['status of 401', 'request to another host'] });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/trpc')) calls.push(new URL(request.url()).pathname);
    });
    await page.goto('/chatbot', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: 'Sign in to chat' }).waitFor();
    expect(calls).toEqual(['/trpc/auth.user']);
    expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);

    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Pat');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await seeWelcome(page);
    expect(page.url()).toBe(`${site.url}/chatbot`);
    for (const index of [0, 1, 2, 3]) await starter(page, index).waitFor();
  },
);
