import { expect } from 'vitest';
import {
  bubbles,
  conversationList,
  input,
  labels,
  said,
  seeWelcome,
  send,
  sendButton,
  signIn,
  signInByForm,
  chatAllowances,
  starter,
  starters,
  stopButton,
} from '#testing/browser/chat.ts';
import { chatJourney } from '#testing/browser/chat-journey.ts';
import { eventually } from '#testing/browser/journey.ts';
import { isFocused, twice } from '#testing/browser/keyboard.ts';

chatJourney(
  'a user signs in, sends a starter card and a second message, and signs out',
  async ({ visitor, chatSite }) => {
    const me = await visitor({ allow: chatAllowances });
    const { page } = me;
    await signInByForm(me, 'Ada Lovelace');
    expect(page.url()).toBe(`${me.site.url}/chatbot`);
    await page.getByRole('banner').getByText('Ada Lovelace', { exact: true }).waitFor();
    await page.getByText(labels.noConversations, { exact: true }).waitFor();

    const first = chatSite.endpoint.drive();
    await starter(page, 1).click();
    const { messages } = await first.asked;
    expect(messages.at(-1)).toEqual({ role: 'user', content: starters[1]! });
    first.write('Say what you\n');
    await bubbles(page).getByText('Say what you').waitFor();
    expect(await said(page)).toEqual([
      ['you', starters[1]!],
      ['advisor', 'Say what you'],
    ]);
    first.write('do not know.');
    await bubbles(page).getByText('do not know.').waitFor();
    expect(await input(page).isDisabled()).toBe(true);
    first.finish();
    await sendButton(page).waitFor();
    await eventually(async () => expect(await isFocused(input(page))).toBe(true));
    expect(await said(page)).toEqual([
      ['you', starters[1]!],
      ['advisor', 'Say what you\ndo not know.'],
    ]);
    await conversationList(page)
      .getByRole('button', { name: /small ways to model/ })
      .waitFor();

    await send(page, 'And then?');
    await bubbles(page).getByText('You asked: And then?').waitFor();
    expect(await input(page).inputValue()).toBe('');
    expect((await said(page)).slice(2)).toEqual([
      ['you', 'And then?'],
      ['advisor', 'You asked: And then?'],
    ]);
    expect(chatSite.endpoint.requests.at(-1)?.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
    ]);
    expect(await conversationList(page).getByRole('listitem').count()).toBe(1);

    await page.getByRole('link', { name: labels.signOut }).click();
    await page.waitForURL(`${me.site.url}/`);
    await page.goto('/chatbot');
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
  },
);

chatJourney(
  'Enter pressed twice at once sends the message once',
  async ({ signedIn, chatSite }) => {
    const me = await signedIn('Grace Hopper');
    await input(me.page).fill('Only once');
    await twice(input(me.page), 'Enter');
    await bubbles(me.page).getByText('You asked: Only once').waitFor();
    const asked = chatSite.endpoint.requests.map(({ messages }) => messages.at(-1)?.content);
    expect(asked.filter((content) => content === 'Only once')).toHaveLength(1);
    await conversationList(me.page).getByRole('listitem').first().waitFor();
    expect(await conversationList(me.page).getByRole('listitem').count()).toBe(1);
  },
);

chatJourney('an address that names no conversation opens the chat', async ({ signedIn }) => {
  const me = await signedIn('Grace Hopper');
  await me.page.goto('/chatbot?conversation=');
  await seeWelcome(me.page);
});

chatJourney(
  'the first message starts a conversation, and each conversation keeps its own messages',
  async ({ signedIn }) => {
    const { page } = await signedIn('Bea');
    await send(page, 'Delegating more');
    await bubbles(page).getByText('You asked: Delegating more').waitFor();
    await page.getByRole('button', { name: labels.newConversation, exact: true }).click();
    await seeWelcome(page);
    await eventually(async () => expect(await isFocused(input(page))).toBe(true));
    const list = conversationList(page);
    await list.getByRole('button', { name: 'New conversation' }).waitFor();
    await send(page, 'A hard talk');
    await bubbles(page).getByText('You asked: A hard talk').waitFor();

    await list.getByRole('button', { name: 'Delegating more' }).click();
    await bubbles(page).getByText('You asked: Delegating more').waitFor();
    expect(await said(page)).toHaveLength(2);
    expect(await list.locator('[aria-current]').innerText()).toBe('Delegating more');
    await page.goBack();
    await bubbles(page).getByText('You asked: A hard talk').waitFor();
    await page.reload();
    await bubbles(page).getByText('You asked: A hard talk').waitFor();
  },
);

chatJourney('Stop keeps the text received so far', async ({ signedIn, chatSite }) => {
  const me = await signedIn('Cleo');
  const { page } = me;
  const reply = chatSite.endpoint.drive();
  await send(page, 'Tell me everything');
  await reply.asked;
  reply.write('It begins with');
  await bubbles(page).getByText('It begins with').waitFor();
  await stopButton(page).click();
  await reply.closed;
  await sendButton(page).waitFor();
  const stopped = [
    ['you', 'Tell me everything'],
    ['advisor', 'It begins with'],
  ];
  expect(await said(page)).toEqual(stopped);
  await page.getByRole('button', { name: labels.tryAgain }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: labels.tryAgain }).waitFor();
  expect(await said(page)).toEqual(stopped);
});

chatJourney(
  'after a reload in mid-reply the rest of the reply still arrives',
  async ({ signedIn, chatSite }) => {
    const { page } = await signedIn('Dora');
    const reply = chatSite.endpoint.drive();
    await send(page, 'A long one, please');
    await reply.asked;
    reply.write('First half. ');
    await bubbles(page).getByText('First half.').waitFor();
    await page.reload();
    await stopButton(page).waitFor();
    expect(await input(page).isDisabled()).toBe(true);
    reply.write('Second half.');
    reply.finish();
    await bubbles(page).getByText('First half. Second half.').waitFor();
    await sendButton(page).waitFor();
    expect(await said(page)).toHaveLength(2);
  },
);

chatJourney(
  'a reply continues while its reader is in another conversation',
  async ({ signedIn, chatSite }) => {
    const { page } = await signedIn('Eve');
    const reply = chatSite.endpoint.drive();
    await send(page, 'Take your time');
    await reply.asked;
    reply.write('One ');
    await bubbles(page).getByText('One').waitFor();
    await page.getByRole('button', { name: labels.newConversation, exact: true }).click();
    await seeWelcome(page);
    // Only one reply runs at a time, so this message has to wait.
    await send(page, 'Another question');
    await page.getByRole('status').getByText(labels.busyElsewhere).waitFor();
    expect(await input(page).inputValue()).toBe('Another question');
    expect(await sendButton(page).isDisabled()).toBe(true);
    expect(await starter(page, 0).isDisabled()).toBe(true);
    reply.write('two');
    const list = conversationList(page);
    await list.getByRole('button', { name: 'Take your time' }).click();
    await bubbles(page).getByText('One two').waitFor();
    await list.getByRole('button', { name: 'New conversation' }).click();
    await seeWelcome(page);
    reply.finish();
    await page.getByText(labels.busyElsewhere).waitFor({ state: 'detached' });
    await input(page).press('Enter');
    await bubbles(page).getByText('You asked: Another question').waitFor();
  },
);

chatJourney(
  "the header shows the user's picture, or their initials if it cannot load",
  async ({ visitor, chatSite }) => {
    const me = await visitor({ allow: [...chatAllowances, 'ERR_FAILED'] });
    const { page } = me;
    const picture = 'https://pictures.example.com/fran.svg';
    chatSite.provider.people.set('Fran', { given_name: 'Fran', family_name: 'Ode', picture });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"/>';
    const answered = page.waitForResponse(picture);
    await page.route(picture, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: svg }),
    );
    await signIn(me, 'Fran');
    const { referer } = await (await answered).request().allHeaders();
    expect(referer).toBeUndefined();
    const image = page.getByRole('banner').locator('img');
    await image.waitFor();

    await page.unroute(picture);
    await page.route(picture, (route) => route.abort());
    await page.reload();
    await page.getByRole('banner').getByText('FO', { exact: true }).waitFor();
    await image.waitFor({ state: 'detached' });
    await page.getByRole('banner').getByText('Fran Ode', { exact: true }).waitFor();
  },
);
