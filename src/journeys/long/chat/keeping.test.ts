import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { chat } from '#content/chat.ts';
import { toast } from '#testing/browser/assessment.ts';
import {
  bubbles,
  chatAllowances,
  conversationList,
  fillConversation,
  labels,
  messageView,
  said,
  seeWelcome,
  send,
  sendButton,
  signIn,
  toasts,
} from '#testing/browser/chat.ts';
import { chatJourney } from '#testing/browser/chat-journey.ts';
import { dialog } from '#testing/browser/dialogs.ts';
import { eventually } from '#testing/browser/journey.ts';

chatJourney('conversations are searched and renamed by keyboard', async ({ signedIn }) => {
  const { page } = await signedIn('Kim');
  await send(page, 'How do I delegate?');
  await bubbles(page).getByText('You asked: How do I delegate?').waitFor();
  await page.getByRole('button', { name: labels.newConversation, exact: true }).click();
  await seeWelcome(page);
  await send(page, 'A hard talk');
  await bubbles(page).getByText('You asked: A hard talk').waitFor();
  await sendButton(page).waitFor();

  const list = conversationList(page);
  const titles = () => list.locator('li > button:first-child').allInnerTexts();
  await eventually(async () =>
    expect(await titles()).toEqual(['A hard talk', 'How do I delegate?']),
  );
  const search = page.getByRole('searchbox', { name: labels.search });
  await search.fill('DELEGATE');
  await page.getByRole('status').getByText('1 found for “DELEGATE”').waitFor();
  expect(await titles()).toEqual(['How do I delegate?']);
  await search.fill('100%');
  await page.getByRole('status').getByText('No conversation mentions “100%”.').waitFor();
  await search.fill('');
  await eventually(async () => expect(await titles()).toHaveLength(2));

  await list.getByRole('button', { name: labels.rename }).focus();
  await page.keyboard.press('Enter');
  const renaming = dialog(page, chat.renaming.title);
  const field = renaming.getByRole('textbox', { name: chat.renaming.label });
  await field.waitFor();
  expect(await field.inputValue()).toBe('A hard talk');
  await field.fill(' ');
  await page.keyboard.press('Enter');
  await renaming.getByText(chat.renaming.empty).waitFor();
  await field.fill('Talking with Sam');
  await page.keyboard.press('Enter');
  await renaming.waitFor({ state: 'hidden' });
  await eventually(async () =>
    expect(await titles()).toEqual(['Talking with Sam', 'How do I delegate?']),
  );
  await page.reload();
  await bubbles(page).nth(1).waitFor();
  expect(await said(page)).toHaveLength(2);
  await eventually(async () => expect(await titles()).toContain('Talking with Sam'));
});

chatJourney(
  'an answer is copied and a conversation downloaded, with the sources',
  async ({ visitor, chatSite }) => {
    const me = await visitor({ allow: chatAllowances });
    const { page } = me;
    await me.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(me, 'Lou');
    await send(page, 'Anything');
    await bubbles(page).getByText('You asked: Anything').waitFor();
    await fillConversation(chatSite.db, page, 60);
    const text = '**LEAP** has four steps [faq.framework].\n\n1. Limit\n2. Establish';
    chatSite.endpoint.next({ kind: 'stream', text });
    await send(page, 'What is the LEAP framework?');
    await messageView(page).getByRole('list', { name: labels.sources }).waitFor();
    await sendButton(page).waitFor();
    expect(await bubbles(page).last().locator('ol > li').allInnerTexts()).toEqual([
      'Limit',
      'Establish',
    ]);

    const source = `What is the LEAP framework?: ${me.site.url}/#framework`;
    await bubbles(page).last().getByRole('button', { name: labels.copyAnswer }).focus();
    await page.keyboard.press('Enter');
    const { title, description } = toasts.copied;
    await toast(page, title, description).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `LEAP has four steps [1].\n\n1. Limit\n2. Establish\n\nSources:\n[1] ${source}`,
    );

    const saving = page.waitForEvent('download');
    await conversationList(page).getByRole('button', { name: labels.download }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('Anything.md');
    const file = await readFile(await saved.path(), 'utf8');
    expect(file.startsWith('# Anything\n\n## You\n\nAnything\n')).toBe(true);
    expect(file).toContain('## You\n\nQuestion 1\n\n## Ready Leader Chat\n\nReply 1\n');
    expect(file.endsWith(`Sources:\n1. ${source}\n`)).toBe(true);
  },
);

chatJourney(
  'a visitor without results gets questions about the assessment',
  async ({ signedIn, chatSite }) => {
    const { page } = await signedIn('Max');
    const { headline, questions } = chat.suggested.new;
    await page.getByRole('list', { name: headline }).getByRole('button').first().click();
    await bubbles(page).getByText(`You asked: ${questions[0]}`).waitFor();
    expect(chatSite.endpoint.requests.at(-1)!.messages.at(-1)!.content).toBe(questions[0]);
  },
);
