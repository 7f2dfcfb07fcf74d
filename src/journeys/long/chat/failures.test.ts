import { expect } from 'vitest';
import {
  bubbles,
  conversationList,
  fillSignInForm,
  input,
  labels,
  retryButton,
  said,
  seeWelcome,
  send,
  sendButton,
  signIn,
  signInByForm,
  chatAllowances,
  starter,
  toasts,
} from '#testing/browser/chat.ts';
import { chatJourney } from '#testing/browser/chat-journey.ts';
import { toast } from '#testing/browser/assessment.ts';
import { dialog, press } from '#testing/browser/dialogs.ts';
import { chat } from '#content/chat.ts';
import { eventually } from '#testing/browser/journey.ts';
import { failCalls, failedCall } from '#testing/browser/network.ts';
import type { Page } from 'playwright-core';

function seeToast(page: Page, { title, description }: (typeof toasts)['sendFailed']) {
  return toast(page, title, description).waitFor();
}

chatJourney(
  'a reply that breaks off keeps its text and can be requested again',
  async ({ signedIn, chatSite }) => {
    const { page } = await signedIn('Fay');
    chatSite.endpoint.next({ kind: 'break-off', text: 'The first thing' });
    await send(page, 'Three things?');
    await page.getByRole('alert').getByText('The answer was cut off.').waitFor();
    expect(await page.getByText(toasts.sendFailed.description).count()).toBe(0);
    const partial = [
      ['you', 'Three things?'],
      ['advisor', 'The first thing'],
    ];
    expect(await said(page)).toEqual(partial);
    await page.reload();
    await retryButton(page).waitFor();
    expect(await said(page)).toEqual(partial);

    await retryButton(page).click();
    await bubbles(page).getByText('You asked: Three things?').waitFor();
    await sendButton(page).waitFor();
    expect(await retryButton(page).count()).toBe(0);
    const whole = [
      ['you', 'Three things?'],
      ['advisor', 'You asked: Three things?'],
    ];
    expect(await said(page)).toEqual(whole);
    await page.reload();
    await bubbles(page).nth(1).waitFor();
    expect(await said(page)).toEqual(whole);
  },
);

chatJourney(
  'after a model error the question stays and can be sent again',
  async ({ signedIn, chatSite }) => {
    const { page } = await signedIn('Gia');
    chatSite.endpoint.next({ kind: 'status', status: 500 });
    await send(page, 'Are you there?');
    await seeToast(page, toasts.sendFailed);
    expect(await said(page)).toEqual([['you', 'Are you there?']]);
    expect(await page.getByText('SECRET').count()).toBe(0);
    await retryButton(page).waitFor();
  },
);

chatJourney(
  'a message that does not reach the server stays and can be sent again',
  async ({ visitor }) => {
    const me = await visitor({ allow: [...chatAllowances, ...failedCall] });
    const { page } = me;
    await signIn(me, 'Hal');
    const restore = await failCalls(page, 'chat.send', 'no answer');
    await send(page, 'Hello?');
    await seeToast(page, toasts.sendFailed);
    expect(await said(page)).toEqual([['you', 'Hello?']]);
    await restore();
    await retryButton(page).click();
    await bubbles(page).getByText('You asked: Hello?').waitFor();
    expect(await said(page)).toHaveLength(2);
  },
);

chatJourney(
  'a connection that breaks in mid-reply loses no text',
  async ({ visitor, chatSite }) => {
    const me = await visitor({ allow: [...chatAllowances, ...failedCall] });
    const { page, site } = me;
    await signIn(me, 'Ina');
    const reply = chatSite.endpoint.drive();
    await send(page, 'On the train');
    await reply.asked;
    reply.write('Before the tunnel, ');
    await bubbles(page).getByText('Before the tunnel,').waitFor();
    site.cutConnections();
    await eventually(() =>
      expect(me.problems).toContainEqual(expect.stringMatching(/chat\.send.* net::ERR_/)),
    );
    reply.write('after the tunnel.');
    reply.finish();
    await bubbles(page).getByText('Before the tunnel, after the tunnel.').waitFor();
    await sendButton(page).waitFor();
  },
);

chatJourney(
  'a conversation that fails to start shows an error and keeps the text',
  async ({ visitor }) => {
    const me = await visitor({ allow: [...chatAllowances, ...failedCall] });
    const { page } = me;
    await signIn(me, 'Jan');
    const restore = await failCalls(page, 'conversation.create', 500);
    await send(page, 'First words');
    await seeToast(page, toasts.createFailed);
    expect(await input(page).inputValue()).toBe('First words');
    await restore();
    await input(page).press('Enter');
    await bubbles(page).getByText('You asked: First words').waitFor();
  },
);

chatJourney(
  'deleting a conversation asks first and shows an error if it fails',
  async ({ visitor }) => {
    const me = await visitor({ allow: [...chatAllowances, ...failedCall] });
    const { page } = me;
    await signIn(me, 'Kim');
    await page.getByRole('button', { name: labels.newConversation }).click();
    const remove = conversationList(page).getByRole('button', { name: labels.deleteConversation });
    await remove.waitFor();
    const listed = Promise.withResolvers<void>();
    await page.route(/conversation\.list/, (route) => listed.promise.then(() => route.continue()));
    await send(page, 'To be kept');
    await bubbles(page).getByText('You asked: To be kept').waitFor();
    const box = dialog(page, chat.deletion.title);

    await remove.click();
    await box.getByText('New conversation').waitFor();
    listed.resolve();
    await box.getByText('To be kept').waitFor();
    await press(box, chat.deletion.cancel);
    await box.waitFor({ state: 'hidden' });
    expect(await said(page)).toHaveLength(2);

    const restore = await failCalls(page, 'conversation.delete', 500);
    await remove.click();
    await press(box, chat.deletion.confirm);
    await seeToast(page, toasts.deleteFailed);
    await restore();
    await press(box, chat.deletion.confirm);
    await seeWelcome(page);
    await page.getByText(labels.noConversations, { exact: true }).waitFor();
    await page.reload();
    await page.getByText(labels.noConversations, { exact: true }).waitFor();
  },
);

chatJourney(
  'an expired session shows a message, opens the sign-in and keeps the question',
  async ({ visitor }) => {
    const me = await visitor({ allow: [...chatAllowances, 'status of 401'] });
    const { page, site, context } = me;
    await signIn(me, 'Liv');
    await site.db.deleteFrom('session').execute();
    // The identity provider has forgotten the user too.
    await context.clearCookies({ name: /^_/ });
    await send(page, 'Still here?');
    await seeToast(page, toasts.sessionExpired);
    await fillSignInForm(page, 'Liv');
    await seeWelcome(page);
    expect(await input(page).inputValue()).toBe('Still here?');
    await input(page).press('Enter');
    await bubbles(page).getByText('You asked: Still here?').waitFor();
  },
);

chatJourney(
  'signing in again returns to the conversation in which the session expired',
  async ({ visitor }) => {
    const me = await visitor({ allow: [...chatAllowances, 'status of 401'] });
    const { page, site } = me;
    await signInByForm(me, 'Lou');
    await send(page, 'Before');
    await bubbles(page).getByText('You asked: Before').waitFor();
    await sendButton(page).waitFor();
    await site.db.deleteFrom('session').execute();
    const isBack = page.waitForEvent('domcontentloaded');
    await send(page, 'After');
    await seeToast(page, toasts.sessionExpired);
    // The identity provider still knows the user and sends them straight back.
    await isBack;
    await bubbles(page).getByText('You asked: Before').waitFor();
    await eventually(async () => expect(await input(page).inputValue()).toBe('After'));
    expect(await said(page)).toHaveLength(2);
    await input(page).press('Enter');
    await bubbles(page).getByText('You asked: After').waitFor();
  },
);

chatJourney('lists that fail to load show an error and load on retry', async ({ visitor }) => {
  const me = await visitor({ allow: [...chatAllowances, ...failedCall] });
  const { page } = me;
  await signIn(me, 'Lux');
  await send(page, 'Kept');
  await bubbles(page).getByText('You asked: Kept').waitFor();
  await sendButton(page).waitFor();
  const restoreCalls = [
    await failCalls(page, 'conversation.list', 500),
    await failCalls(page, 'message.list', 'no answer'),
  ];
  await page.reload();
  await page.getByRole('alert').getByText(labels.messagesFailed).waitFor();
  await page.getByRole('alert').getByText(labels.conversationsFailed).waitFor();
  for (const restore of restoreCalls) await restore();
  await page.getByRole('main').getByRole('button', { name: labels.tryAgain }).click();
  await bubbles(page).getByText('You asked: Kept').waitFor();
  await retryButton(page).click();
  await conversationList(page).getByRole('button', { name: 'Kept' }).waitFor();
});

chatJourney('a reload leaves a conversation that another device deleted', async ({ visitor }) => {
  const me = await visitor({ allow: [...chatAllowances, 'status of 404'] });
  const { page, site } = me;
  await signIn(me, 'Mia');
  await starter(page, 0).click();
  await sendButton(page).waitFor();
  await eventually(() => expect(page.url()).toContain('conversation='));
  const id = new URL(page.url()).searchParams.get('conversation')!;
  await site.db.deleteFrom('conversation').where('id', '=', id).execute();
  await page.reload();
  await seeWelcome(page);
  await page.getByText(labels.noConversations, { exact: true }).waitFor();
  expect(page.url()).not.toContain('conversation=');
});
