import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import {
  bubbles,
  chatAllowances,
  conversationList,
  input,
  labels,
  messageView,
  said,
  seeWelcome,
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

const topOf = (page: Page) => messageView(page).evaluate(({ scrollTop }) => scrollTop);

async function seeEnd(page: Page): Promise<void> {
  await eventually(async () => expect(await pixelsBelow(page)).toBeLessThan(2));
}

const paragraphs = (count: number) => 'One paragraph of several words.\n\n'.repeat(count);

chatJourney(
  'the view follows the reply unless the reader scrolled up',
  async ({ signedIn, chatSite }) => {
    const { page } = await signedIn('Quinn');
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
  'one notch of the wheel during a fast reply is kept, and scrolling back to the end follows again',
  async ({ visitor, chatSite }) => {
    const me = await visitor({ allow: chatAllowances });
    const { page } = me;
    // Smooth scrolling to the end is under way most of the time.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await signIn(me, 'Ned');
    const reply = chatSite.endpoint.drive();
    await send(page, 'At length, please');
    await reply.asked;
    reply.write(`${paragraphs(20)}First part.\n\n`);
    await bubbles(page).getByText('First part.').waitFor();
    await seeEnd(page);

    const writing = setInterval(() => reply.write(paragraphs(1)), 60);
    const toEnd = page.getByRole('button', { name: labels.newestMessage });
    try {
      await messageView(page).hover();
      await page.mouse.wheel(0, -60);
      await toEnd.waitFor();
      // The notch itself may still be moving the page.
      await eventually(async () => expect(await pixelsBelow(page)).toBeGreaterThan(300));
      const top = await topOf(page);
      await eventually(async () => expect(await pixelsBelow(page)).toBeGreaterThan(900));
      expect(await topOf(page)).toBe(top);
      expect(await toEnd.count()).toBe(1);
    } finally {
      clearInterval(writing);
    }
    await page.mouse.wheel(0, 100_000);
    await seeEnd(page);
    reply.write(`${paragraphs(20)}Last part.`);
    await bubbles(page).getByText('Last part.').waitFor();
    await seeEnd(page);
    reply.finish();
    await sendButton(page).waitFor();
  },
);

chatJourney(
  'text from right to left is shown so, wherever it was typed',
  async ({ signedIn, chatSite }) => {
    const { page } = await signedIn('Noa');
    const hebrew = 'איך מתחילים?';
    const directionOf = (one: Locator) => one.evaluate((node) => getComputedStyle(node).direction);
    await input(page).fill(hebrew);
    expect(await directionOf(input(page))).toBe('rtl');
    chatSite.endpoint.next({ kind: 'stream', text: `${hebrew}\n\n- ${hebrew}\n\nIn English.` });
    await send(page, hebrew);
    await bubbles(page).getByText('In English.').waitFor();
    const [question, answer, point] = await bubbles(page).getByText(hebrew).all();
    for (const one of [question!, answer!, point!]) expect(await directionOf(one)).toBe('rtl');
    expect(await directionOf(bubbles(page).getByText('In English.'))).toBe('ltr');
    const title = conversationList(page).getByText(hebrew);
    expect(await directionOf(title)).toBe('rtl');
  },
);

chatJourney('a draft stays with its conversation', async ({ signedIn }) => {
  const { page } = await signedIn('Dee');
  const list = conversationList(page);
  await input(page).fill('Half a first question');
  const create = page.getByRole('button', { name: labels.newConversation, exact: true });
  await create.click();
  // Nothing was selected, so this is the conversation that was being begun.
  await page.waitForURL('**/chatbot?conversation=*');
  expect(await input(page).inputValue()).toBe('Half a first question');
  await send(page, 'About delegation');
  await bubbles(page).getByText('You asked: About delegation').waitFor();
  await input(page).fill('Half a second question');

  await create.click();
  await seeWelcome(page);
  await eventually(async () => expect(await input(page).inputValue()).toBe(''));
  await input(page).fill('Something else');
  await list.getByRole('button', { name: 'About delegation' }).click();
  await bubbles(page).getByText('You asked: About delegation').waitFor();
  expect(await input(page).inputValue()).toBe('Half a second question');
  await page.reload();
  await bubbles(page).getByText('You asked: About delegation').waitFor();
  expect(await input(page).inputValue()).toBe('Half a second question');

  await list.getByRole('button', { name: 'New conversation' }).click();
  await seeWelcome(page);
  expect(await input(page).inputValue()).toBe('Something else');
  await input(page).press('Enter');
  await bubbles(page).getByText('You asked: Something else').waitFor();
  expect(await input(page).inputValue()).toBe('');
  await list.getByRole('button', { name: 'About delegation' }).click();
  await bubbles(page).getByText('You asked: About delegation').waitFor();
  expect(await input(page).inputValue()).toBe('Half a second question');
});

chatJourney('the page says that a slow model is still starting', async ({ visitor, chatSite }) => {
  const me = await visitor({ allow: chatAllowances });
  const { page } = me;
  await page.clock.install();
  await signIn(me, 'Walt');
  const reply = chatSite.endpoint.drive();
  await send(page, 'Are you there?');
  await reply.asked;
  await bubbles(page).getByText(labels.writing).waitFor();
  expect(await page.getByText(labels.starting).count()).toBe(0);
  await page.clock.fastForward(10_000);
  await bubbles(page).getByText(labels.starting).waitFor();
  reply.write('Yes.');
  await bubbles(page).getByText('Yes.').waitFor();
  expect(await page.getByText(labels.starting).count()).toBe(0);
  reply.finish();
});

chatJourney(
  'a screen reader announces a reply once, when it is complete',
  async ({ signedIn, chatSite }) => {
    const { page } = await signedIn('Ray');
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

chatJourney('the chat works by keyboard alone', async ({ signedIn }) => {
  const { page } = await signedIn('Uma');
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
