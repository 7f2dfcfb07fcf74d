import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import {
  bubbles,
  chatAllowances,
  conversationList,
  input,
  labels,
  messageView,
  said,
  send,
  sendButton,
  signIn,
} from '#testing/browser/chat.ts';
import { chatJourney } from '#testing/browser/chat-journey.ts';
import { eventually } from '#testing/browser/journey.ts';
import { isFocused, tabTo } from '#testing/browser/keyboard.ts';

/** How many pixels of messages lie below the view. */
function pixelsBelow(page: Page): Promise<number> {
  return messageView(page).evaluate(
    ({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop,
  );
}

async function seeEnd(page: Page): Promise<void> {
  await eventually(async () => expect(await pixelsBelow(page)).toBeLessThan(2));
}

const paragraphs = (count: number) => 'One paragraph of several words.\n\n'.repeat(count);

chatJourney(
  'the view follows the reply unless the reader scrolled up',
  async ({ visitor, chatSite }) => {
    const me = await visitor({ allow: chatAllowances });
    const { page } = me;
    await signIn(me, 'Quinn');
    const reply = chatSite.endpoint.drive();
    await send(page, 'At length, please');
    await reply.asked;
    const toEnd = page.getByRole('button', { name: labels.newestMessage });
    for (const part of ['First part.', 'Second part.']) {
      reply.write(`${paragraphs(20)}${part}\n\n`);
      await bubbles(page).getByText(part).waitFor();
      await seeEnd(page);
    }
    expect(await toEnd.count()).toBe(0);

    await messageView(page).hover();
    await page.mouse.wheel(0, -600);
    await toEnd.waitFor();
    const top = await messageView(page).evaluate(({ scrollTop }) => scrollTop);
    reply.write(`${paragraphs(20)}Third part.\n\n`);
    await bubbles(page).getByText('Third part.').waitFor();
    expect(await messageView(page).evaluate(({ scrollTop }) => scrollTop)).toBe(top);

    await toEnd.click();
    await seeEnd(page);
    expect(await toEnd.count()).toBe(0);
    reply.write(`${paragraphs(20)}Fourth part.`);
    await bubbles(page).getByText('Fourth part.').waitFor();
    await seeEnd(page);

    await page.mouse.wheel(0, -600);
    await toEnd.waitFor();
    reply.finish();
    await sendButton(page).waitFor();
    await send(page, 'Thank you');
    await bubbles(page).getByText('You asked: Thank you').waitFor();
    await seeEnd(page);
    await page.reload();
    await bubbles(page).getByText('You asked: Thank you').waitFor();
    await seeEnd(page);
  },
);

chatJourney(
  'a screen reader announces a reply once, when it is complete',
  async ({ visitor, chatSite }) => {
    const me = await visitor({ allow: chatAllowances });
    const { page } = me;
    await signIn(me, 'Ray');
    const reply = chatSite.endpoint.drive();
    await send(page, 'Speak');
    await reply.asked;
    const announced = page.getByRole('main').getByRole('status').filter({ hasText: /./ });
    reply.write('Half a ');
    await bubbles(page).getByText('Half a').waitFor();
    expect(await announced.allTextContents()).toEqual([labels.writing]);
    reply.write('sentence.');
    reply.finish();
    await sendButton(page).waitFor();
    expect(await announced.allTextContents()).toEqual([`${labels.assistant}: Half a sentence.`]);
  },
);

chatJourney(
  'Enter sends, Shift+Enter adds a line, and Enter in an input method only confirms the text',
  async ({ visitor }) => {
    const me = await visitor({ allow: chatAllowances });
    const { page, context } = me;
    await signIn(me, 'Sam');
    const box = input(page);
    await box.focus();
    const height = async () => (await box.boundingBox())!.height;
    expect(await height()).toBe(52);
    expect(await sendButton(page).isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.type('   ');
    await page.keyboard.press('Enter');
    expect(await sendButton(page).isDisabled()).toBe(true);
    await box.fill('');

    await page.keyboard.type('first line');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('second line');
    expect(await box.inputValue()).toBe('first line\nsecond line');
    expect(await height()).toBeGreaterThan(52);
    for (let lines = 0; lines < 20; lines += 1) await page.keyboard.press('Shift+Enter');
    expect(await height()).toBe(200);
    await box.fill('And what if they do not listen to me?');
    expect(await height()).toBe(52);
    await page.setViewportSize({ width: 360, height: 800 });
    await eventually(async () => expect(await height()).toBeGreaterThan(52));
    await page.setViewportSize({ width: 1280, height: 800 });
    await box.fill('first line\nsecond line ');

    // Composes text in the browser as an input method does.
    const session = await context.newCDPSession(page);
    await session.send('Input.imeSetComposition', {
      text: 'にほん',
      selectionStart: 3,
      selectionEnd: 3,
    });
    await session.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    });
    await session.send('Input.insertText', { text: '日本' });
    expect(await box.inputValue()).toBe('first line\nsecond line 日本');
    expect(await bubbles(page).count()).toBe(0);

    await page.keyboard.press('Enter');
    await bubbles(page).getByText('You asked: first line').waitFor();
    expect((await said(page))[0]).toEqual(['you', 'first line\nsecond line 日本']);
    expect(await height()).toBe(52);
  },
);

chatJourney('on a phone the sidebar is a drawer', async ({ visitor }) => {
  const me = await visitor({ allow: chatAllowances, width: 360, height: 640, touch: true });
  const { page } = me;
  await signIn(me, 'Tess');
  await send(page, 'From the train');
  await bubbles(page).getByText('You asked: From the train').waitFor();
  const list = conversationList(page);
  expect(await list.isVisible()).toBe(false);
  const open = page.getByRole('button', { name: labels.openSidebar });
  await open.click();
  await list.waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  expect(await isFocused(open)).toBe(true);
  await open.click();
  await list.waitFor();
  await page.touchscreen.tap(350, 400);
  await list.waitFor({ state: 'hidden' });
  await open.click();
  await page.getByRole('button', { name: labels.newConversation, exact: true }).click();
  await list.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /psychological safety/ }).click();
  await bubbles(page).getByText('You asked: How can I build').waitFor();
  await open.click();
  await list.getByRole('button', { name: 'From the train' }).click();
  await list.waitFor({ state: 'hidden' });
  await bubbles(page).getByText('You asked: From the train').waitFor();
});

chatJourney('the chat works by keyboard alone', async ({ visitor }) => {
  const me = await visitor({ allow: chatAllowances });
  const { page } = me;
  await signIn(me, 'Uma');
  const toggle = page.getByRole('banner').getByRole('button', { name: labels.closeSidebar });
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  await conversationList(page).waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await conversationList(page).waitFor();
  await tabTo(page, page.getByRole('button', { name: /discomfort/ }));
  await page.keyboard.press('Enter');
  await bubbles(page).getByText('You asked: How do I lead').waitFor();
  await eventually(async () => expect(await isFocused(input(page))).toBe(true));
  await tabTo(
    page,
    conversationList(page).getByRole('button', { name: labels.deleteConversation }),
    'Shift+Tab',
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(labels.noConversations, { exact: true }).waitFor();
  await eventually(async () => expect(await isFocused(input(page))).toBe(true));
});

chatJourney(
  'without reduced motion the view scrolls smoothly to the end',
  async ({ visitor, chatSite }) => {
    const me = await visitor({ allow: chatAllowances });
    const { page } = me;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await signIn(me, 'Val');
    const reply = chatSite.endpoint.drive();
    await send(page, 'Slowly');
    await reply.asked;
    for (let part = 1; part <= 30; part += 1) reply.write(`${paragraphs(4)}Part ${part}.\n\n`);
    await bubbles(page).getByText('Part 30.').waitFor();
    await seeEnd(page);
    reply.finish();
    await sendButton(page).waitFor();
    await send(page, 'More');
    await bubbles(page).getByText('You asked: More').waitFor();
    await seeEnd(page);
  },
);
