import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { advisorCards } from '#content/chat-cards.ts';
import { chat } from '#content/chat.ts';
import {
  bubbles,
  chatAllowances,
  input,
  labels,
  messageView,
  send,
  sendButton,
  signIn,
} from '#testing/browser/chat.ts';
import { chatJourney } from '#testing/browser/chat-journey.ts';
import { eventually } from '#testing/browser/journey.ts';
import { isFocused } from '#testing/browser/keyboard.ts';
import { dialog, press } from '#testing/browser/dialogs.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { competencies } from '#domain/competencies.ts';

const words = chat.results;

chatJourney(
  'people read what the advisor would get of their results, agree, see that it is on, and stop it',
  async ({ visitor, chatSite: { endpoint } }) => {
    const me = await visitor({ allow: chatAllowances });
    const { page } = me;
    const promptFor = async (question: string) => {
      await send(page, question);
      const asked = () =>
        endpoint.requests.find(({ messages }) => messages.at(-1)!.content === question);
      await eventually(() => expect(asked()).toBeDefined());
      await sendButton(page).waitFor();
      return asked()!.messages[0]!.content;
    };
    await answeredEarlier(me.context, competencies.length, { email: 'iris@example.org' });
    await signIn(me, 'Iris');
    const offer = page.getByRole('button', { name: words.offer, exact: true });

    // Reading is not agreeing.
    await offer.click();
    const asking = dialog(page, words.title);
    const text = await asking.getByLabel(words.exactWords).innerText();
    expect(text).toMatch(/^Areas, from 1 to 5: Follow Through & Output \d\.\d/);
    expect(text).not.toContain('iris');
    await press(asking, words.decline);
    expect(await promptFor('How do I begin?')).not.toContain('<results>');

    await offer.click();
    await press(asking, words.agree);
    await page.getByText(words.inUse).waitFor();
    const show = page.getByRole('button', { name: words.show, exact: true });
    await eventually(async () => expect(await isFocused(show)).toBe(true));
    expect(await promptFor('And now?')).toContain(`<results>\n${text}\n</results>`);

    // It is still visible after a reload, and with the same words.
    await page.reload();
    await show.click();
    const inUse = dialog(page, words.titleInUse);
    expect(await inUse.getByLabel(words.exactWords).innerText()).toBe(text);
    await press(inUse, words.close);

    await page.getByRole('button', { name: words.stop, exact: true }).click();
    await offer.waitFor();
    expect(await page.getByText(words.inUse).count()).toBe(0);
    const without = await promptFor('And without them?');
    expect(without).not.toContain('<results>');
    expect(without).not.toContain(text);
  },
);

chatJourney(
  'a person without results is not asked for any, and finds help lines and a person to talk to by keyboard',
  async ({ signedIn }) => {
    const { page } = await signedIn('Jo');
    const person = page.getByRole('link', { name: chat.person });
    expect(await person.getAttribute('href')).toBe('https://example.com/schedule');
    expect(await page.getByRole('button', { name: words.offer }).count()).toBe(0);
    await page.getByRole('textbox', { name: labels.input }).focus();
    await page.keyboard.press('Tab');
    const opener = page.getByRole('button', { name: chat.help.open });
    await eventually(async () => expect(await isFocused(opener)).toBe(true));
    await page.keyboard.press('Enter');
    const help = dialog(page, chat.help.title);
    await help.getByRole('link', { name: '988' }).waitFor();
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await isFocused(opener)).toBe(true));
    await page.keyboard.press('Tab');
    await eventually(async () => expect(await isFocused(person)).toBe(true));
  },
);

chatJourney(
  'help lines appear below the message at once, whatever the advisor answers',
  async ({ signedIn, chatSite: { endpoint } }) => {
    const me = await signedIn('Kim');
    const { page } = me;
    const reply = endpoint.drive();
    await send(page, 'This deadline is killing me');
    await reply.asked;
    reply.write('Call 988. [card.sos] <section>Talk to Someone Now</section>');
    reply.finish();
    await sendButton(page).waitFor();
    const help = messageView(page).getByRole('region', { name: chat.help.title });
    expect(await help.count()).toBe(0);
    expect(await messageView(page).getByRole('link').count()).toBe(0);

    const second = endpoint.drive();
    await send(page, 'I want to kill myself');
    await help.waitFor();
    await second.asked;
    expect(await help.getByRole('link', { name: '988' }).getAttribute('href')).toBe('tel:988');
    await help.getByText(chat.help.others).click();
    await help.getByRole('link', { name: 'Suicide Crisis Helpline' }).waitFor();
    await help.getByText(chat.help.elsewhere).waitFor();
    await page.getByRole('status').getByText(chat.help.announcement).waitFor({ state: 'attached' });
    second.write(
      `Focus on your quarterly goals.${'\n\nOne at a time.'.repeat(30)}\n\nThe last line.`,
    );
    second.finish();
    await sendButton(page).waitFor();
    await page.reload();
    await help.waitFor();
    const lastLine = bubbles(page).getByText('The last line.');
    const topOf = async (part: Locator) => (await part.boundingBox())!.y;
    expect(await topOf(lastLine)).toBeGreaterThan(await topOf(input(page)));
    await page.getByRole('button', { name: labels.newestMessage }).click();
    await eventually(async () =>
      expect(await topOf(lastLine)).toBeLessThan(await topOf(input(page))),
    );
  },
);

chatJourney(
  'the advisor can show the help lines where words alone do not, and they appear only once',
  async ({ signedIn, chatSite: { endpoint } }) => {
    const { page } = await signedIn('Mia');
    const help = messageView(page).getByRole('region', { name: chat.help.title });
    endpoint.next({ kind: 'stream', text: 'I am concerned about you.\n[card.help]' });
    await send(page, 'I am giving away everything I own, and then it will be quiet');
    await help.getByRole('link', { name: '988' }).waitFor();
    await sendButton(page).waitFor();
    expect(await messageView(page).innerText()).not.toContain('[');

    endpoint.next({ kind: 'stream', text: 'Please call someone. [card.help]' });
    await send(page, 'I want to kill myself');
    await bubbles(page).getByText('Please call someone.').waitFor();
    await sendButton(page).waitFor();
    expect(await help.count()).toBe(2);
    await page.reload();
    await help.nth(1).waitFor();
    expect(await help.count()).toBe(2);
  },
);

chatJourney(
  'a reply can end with one card, which waits for a press',
  async ({ signedIn, chatSite: { endpoint } }) => {
    const { page } = await signedIn('Lea');
    const reply = endpoint.drive();
    await send(page, 'Who decides what?');
    await reply.asked;
    const { label } = advisorCards['decision-tree'];
    const card = messageView(page).getByRole('link', { name: label });
    reply.write('Sort them. [card.call] [card.wire-money]\n\n[card.decision-');
    await bubbles(page).getByText('Sort them.').waitFor();
    expect(await bubbles(page).last().innerText()).not.toContain('[');
    expect(await card.count()).toBe(0);
    reply.write('tree]');
    reply.finish();
    await card.waitFor();
    expect(await messageView(page).getByRole('link').count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/chatbot');
    await page.reload();
    await card.click();
    await page.waitForURL('**/assessment/decision-tree');
  },
);
