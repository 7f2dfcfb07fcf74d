import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chat } from '#content/chat.ts';
import {
  bubbles,
  chatAllowances,
  conversationList,
  fillConversation,
  fillConversations,
  fillDay,
  input,
  labels,
  messageView,
  retryButton,
  said,
  seeWelcome,
  send,
  sendButton,
  signIn,
  stopButton,
} from '#testing/browser/chat.ts';
import { chatJourney } from '#testing/browser/chat-journey.ts';
import { eventually } from '#testing/browser/journey.ts';
import { isFocused, tabTo } from '#testing/browser/keyboard.ts';
import { failCalls, failedCall } from '#testing/browser/network.ts';

function earlierButton(page: Page) {
  return page.getByRole('button', { name: labels.showEarlier, exact: true });
}

/** The bubble with exactly this text. */
function bubble(page: Page, text: string) {
  return bubbles(page).filter({
    hasText: new RegExp(`^(${labels.you}|${labels.assistant}): ${RegExp.escape(text)}$`),
  });
}

/** The distance in pixels from the top of the window to this bubble. */
function topOf(page: Page, text: string): Promise<number> {
  return bubble(page, text).evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

chatJourney(
  'a long conversation opens at its end and loads earlier messages on request',
  async ({ visitor, chatSite }) => {
    const me = await visitor({ allow: [...chatAllowances, ...failedCall] });
    const { page } = me;
    await signIn(me, 'Ana');
    await send(page, 'The very first');
    await bubbles(page).getByText('You asked: The very first').waitFor();
    await fillConversation(chatSite.db, page, 59);
    await page.reload();
    await bubble(page, 'Reply 59').waitFor();
    expect(await bubbles(page).count()).toBe(50);
    expect((await said(page))[0]).toEqual(['you', 'Question 35']);

    // Earlier messages appear above without moving the ones in view.
    const view = messageView(page);
    await view.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
    const before = await topOf(page, 'Question 35');
    await earlierButton(page).click();
    await bubble(page, 'Question 10').waitFor();
    expect(await topOf(page, 'Question 35')).toBe(before);
    expect(await bubbles(page).count()).toBe(100);
    const announced = page.getByRole('main').getByRole('status').filter({ hasText: /./ });
    expect(await announced.allTextContents()).toEqual([labels.earlierShown]);

    // By keyboard; the first attempt fails.
    const restore = await failCalls(page, 'message.list', 'no answer');
    await view.focus();
    await tabTo(page, earlierButton(page));
    await page.keyboard.press('Enter');
    await page.getByText(labels.earlierFailed).waitFor();
    await restore();
    await view.focus();
    await tabTo(page, page.getByRole('button', { name: labels.tryAgain }));
    const last = await topOf(page, 'Question 10');
    await page.keyboard.press('Enter');
    await bubble(page, 'The very first').waitFor();
    await eventually(async () => expect(await topOf(page, 'Question 10')).toBe(last));
    expect(await bubbles(page).count()).toBe(120);
    expect(await earlierButton(page).count()).toBe(0);
    await eventually(async () => expect(await isFocused(view)).toBe(true));

    // Sending a message scrolls to the end; the loaded messages stay.
    await send(page, 'And now?');
    await bubbles(page).getByText('You asked: And now?').waitFor();
    await sendButton(page).waitFor();
    expect(await bubbles(page).count()).toBe(122);
    await eventually(async () =>
      expect(
        await view.evaluate(
          ({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop,
        ),
      ).toBeLessThan(2),
    );
  },
);

chatJourney('the list loads older conversations on request', async ({ signedIn, chatSite }) => {
  const { page } = await signedIn('Ben');
  await send(page, 'The newest');
  await bubbles(page).getByText('You asked: The newest').waitFor();
  await fillConversations(chatSite.db, page, 60);
  await page.reload();
  const list = conversationList(page);
  await list.getByText('Older 49', { exact: true }).waitFor();
  expect(await list.getByRole('listitem').count()).toBe(50);
  await list.getByRole('button', { name: labels.moreConversations }).click();
  await list.getByText('Older 60', { exact: true }).waitFor();
  expect(await list.getByRole('listitem').count()).toBe(61);
  expect(await list.getByRole('button', { name: labels.moreConversations }).count()).toBe(0);
  await list.getByText('Older 60', { exact: true }).click();
  await seeWelcome(page);
  await send(page, 'Back again');
  await bubbles(page).getByText('You asked: Back again').waitFor();
  // Its title stays, since it has one.
  await eventually(async () =>
    expect(await list.locator('li > button').first().innerText()).toBe('Older 60'),
  );
  expect(await list.getByRole('listitem').count()).toBe(61);
});

chatJourney(
  'after a reload in mid-reply the page polls only the message of the reply',
  async ({ signedIn, chatSite }) => {
    const { page } = await signedIn('Cid');
    const reply = chatSite.endpoint.drive();
    await send(page, 'A long one, please');
    await reply.asked;
    reply.write('First half. ');
    await bubbles(page).getByText('First half.').waitFor();
    await page.reload();
    await stopButton(page).waitFor();
    await page.waitForResponse((response) => response.url().includes('message.byId'));
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/trpc/')) calls.push(pathname.slice('/trpc/'.length));
    });
    for (const part of ['Second.', 'Third.', 'Fourth.']) {
      reply.write(` ${part}`);
      await bubbles(page).getByText(part).waitFor();
    }
    expect(new Set(calls)).toEqual(new Set(['message.byId']));
    reply.finish();
    await sendButton(page).waitFor();
    await eventually(() => expect(calls.filter((call) => call === 'message.list')).toHaveLength(1));
    expect(await said(page)).toEqual([
      ['you', 'A long one, please'],
      ['advisor', 'First half.  Second. Third. Fourth.'],
    ]);
    expect(await input(page).isEnabled()).toBe(true);
  },
);

chatJourney(
  'a user at the daily limit learns why a message is refused',
  async ({ visitor, chatSite }) => {
    const me = await visitor({ allow: [...chatAllowances, 'status of 429'] });
    const { page } = me;
    await signIn(me, 'Dan');
    await send(page, 'One');
    await bubbles(page).getByText('You asked: One').waitFor();
    await fillDay(chatSite.db, page);
    await page.clock.install();
    await send(page, 'Two');
    const full = 'You have sent 100 messages, the limit for a day. Continue in';
    await page.getByRole('alert').getByText(full).waitFor();
    const { sendFailed, createFailed } = chat.toasts;
    expect(await page.getByText(sendFailed.description).count()).toBe(0);
    expect(await retryButton(page).count()).toBe(0);
    expect(await input(page).isDisabled()).toBe(true);
    expect(await input(page).getAttribute('placeholder')).toBe(labels.limitReached);
    await page.clock.fastForward('24:01:00');
    await retryButton(page).waitFor();
    expect(await input(page).isEnabled()).toBe(true);
    expect((await said(page)).at(-1)).toEqual(['you', 'Two']);
    await page.getByRole('button', { name: labels.newConversation, exact: true }).click();
    await page.getByText(`${createFailed.description} You have started 20 conversations`).waitFor();
  },
);

chatJourney('New Conversation reuses an empty conversation', async ({ signedIn }) => {
  const { page } = await signedIn('Eli');
  const create = page.getByRole('button', { name: labels.newConversation, exact: true });
  await create.click();
  await conversationList(page).getByRole('listitem').waitFor();
  const { href } = new URL(page.url());
  await create.click();
  await eventually(async () => expect(await isFocused(input(page))).toBe(true));
  expect(page.url()).toBe(href);
  expect(await conversationList(page).getByRole('listitem').count()).toBe(1);
});
