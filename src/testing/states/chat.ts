import type { Page } from 'playwright-core';
import { advisorCards } from '#content/chat-cards.ts';
import { chat } from '#content/chat.ts';
import { signIn as signInWords } from '#content/sign-in.ts';
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
  seeWelcome,
  send,
  sendButton,
  signIn,
  stopButton,
} from '#testing/browser/chat.ts';
import type { ChatDoubles } from '#testing/browser/chat-site.ts';
import { dialog, press } from '#testing/browser/dialogs.ts';
import { answeredEarlier, laterRatings } from '#testing/browser/earlier-visit.ts';
import { failCalls, failedCall, holdCalls } from '#testing/browser/network.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { competencies } from '#domain/competencies.ts';
import { state, stateMaker, type State } from './state.ts';

/** A state that needs the model and the identity provider. */
export interface ChatState extends Omit<State, 'show'> {
  show: (visitor: Visitor, doubles: ChatDoubles) => Promise<void>;
}

const chatState = stateMaker<ChatState['show']>(chatAllowances);

/** On the site with the chat enabled but not open. */
export const closedChatState: State = {
  name: 'chat-coming-soon',
  show: async ({ page }) => {
    await page.goto('/chatbot');
    await page.getByRole('heading', { level: 1, name: 'COMING SOON' }).waitFor();
  },
};

const QUESTION = 'How do I give feedback to someone who was my peer until last month?';
const REPLY = `That change is felt on both sides, so name it before anything else.

1. Say what is different. "A month ago we were peers. Part of my work now is to tell you what I see."
2. Speak of one thing you saw, and what it led to.
3. Ask how they see it, then wait.

What is the first thing that you have been putting off?`;
const QUOTING_REPLY = `Most of them, once you sort them by **what it costs to go back** [tree.intro].

- A leaf is yours: low risk, and undone within a day or two [tree.leaf].
- A branch changes how your team works, so talk with the people affected first [tree.branch].

Print the tree, and sort last week’s decisions with your team [resources.decisiontree][tree.intro]. Which one did you make alone and regret?`;
const CONCERNED_REPLY =
  'I am concerned about you. What you describe is violence, and it is not your fault. Please talk to someone today, from a place where you are safe.';
const LONG_WORD = `https://example.com/${'a-very-long-path/'.repeat(8)}`;

async function hasResults(me: Visitor): Promise<void> {
  await answeredEarlier(me.context, competencies.length, {
    email: `${crypto.randomUUID()}@example.org`,
    ratings: laterRatings,
  });
  await signInAsNewUser(me);
}

async function signInAsNewUser(me: Visitor): Promise<void> {
  await signIn(me, `Ada Lovelace ${crypto.randomUUID().slice(0, 4)}`);
}

async function converse(me: Visitor, { endpoint }: ChatDoubles): Promise<void> {
  await signInAsNewUser(me);
  endpoint.next({ kind: 'stream', text: REPLY });
  await send(me.page, QUESTION);
  await bubbles(me.page).getByText('What is the first thing').waitFor();
  await sendButton(me.page).waitFor();
}

/** On a phone, the sidebar is a drawer. */
async function openOnPhone(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  if (width < 768) await page.getByRole('button', { name: labels.openSidebar }).click();
}

/** On the site with the chat open. */
export const chatStates: readonly ChatState[] = [
  state('chat-loading', async ({ page }) => {
    await holdCalls(page, 'auth.user');
    await page.goto('/chatbot');
    await page.getByText(labels.loadingChat).waitFor({ state: 'attached' });
  }),
  chatState('chat-sign-in', async ({ page }) => {
    await page.goto('/chatbot');
    await page.getByRole('link', { name: chat.signIn.action, exact: true }).waitFor();
  }),
  state('chat-sign-in-problem', { allow: ['status of 400'] }, async ({ page }) => {
    await page.goto('/api/callback?state=of-another-browser');
    await page.getByRole('heading', { name: signInWords.problem.title }).waitFor();
  }),
  state('chat-cannot-load', { allow: failedCall }, async ({ page }) => {
    await failCalls(page, 'auth.user', 503);
    await page.goto('/chatbot');
    await page.getByRole('heading', { name: chat.loadFailed.headline }).waitFor();
  }),
  chatState('chat-welcome', signInAsNewUser),
  chatState('chat-lists-loading', async (me) => {
    await signInAsNewUser(me);
    await holdCalls(me.page, 'conversation.list');
    await me.page.reload();
    await seeWelcome(me.page);
    await me.page.getByText(labels.loadingConversations).waitFor({ state: 'attached' });
  }),
  chatState('chat-lists-failed', { allow: failedCall }, async (me, doubles) => {
    await converse(me, doubles);
    await failCalls(me.page, 'conversation.list', 500);
    await failCalls(me.page, 'message.list', 500);
    await me.page.reload();
    await me.page.getByText(labels.messagesFailed).waitFor();
    await me.page.getByText(labels.conversationsFailed).waitFor({ state: 'attached' });
  }),
  chatState('chat-conversation', converse),
  chatState('chat-sources', async (me, { endpoint }) => {
    await signInAsNewUser(me);
    endpoint.next({ kind: 'stream', text: QUOTING_REPLY });
    await send(me.page, 'Which decisions are my own call?');
    await messageView(me.page).getByRole('list', { name: labels.sources }).waitFor();
    await sendButton(me.page).waitFor();
  }),
  chatState('chat-results-asked', async (me) => {
    await hasResults(me);
    await me.page.getByRole('button', { name: chat.results.offer, exact: true }).click();
    await dialog(me.page, chat.results.title).waitFor();
  }),
  chatState('chat-results-used', async (me, { endpoint }) => {
    const { page } = me;
    await hasResults(me);
    await page.getByRole('button', { name: chat.results.offer, exact: true }).click();
    await press(dialog(page, chat.results.title), chat.results.agree);
    await page.getByText(chat.results.inUse).waitFor();
    endpoint.next({ kind: 'stream', text: `${REPLY}\n\n[card.plan]` });
    await send(page, QUESTION);
    await messageView(page).getByRole('link', { name: advisorCards.plan.label }).waitFor();
    await sendButton(page).waitFor();
  }),
  chatState('chat-help-lines', async (me, { endpoint }) => {
    await signInAsNewUser(me);
    endpoint.next({ kind: 'stream', text: CONCERNED_REPLY });
    await send(me.page, 'My husband hits me when I come home late. How do I focus at work?');
    await bubbles(me.page).getByText('I am concerned').waitFor();
    await sendButton(me.page).waitFor();
  }),
  chatState('chat-help-dialog', async (me) => {
    await signInAsNewUser(me);
    await me.page.getByRole('button', { name: chat.help.open }).click();
    await dialog(me.page, chat.help.title).waitFor();
  }),
  chatState('chat-long', { isWide: true }, async (me, doubles) => {
    const { page } = me;
    await converse(me, doubles);
    doubles.endpoint.next({ kind: 'stream', text: `${REPLY}\n\n${REPLY}\n\n${LONG_WORD}` });
    await send(page, `${QUESTION} ${LONG_WORD}`);
    await bubbles(page).getByText('a-very-long-path').nth(1).waitFor();
    await sendButton(page).waitFor();
    await messageView(page).evaluate((view) => {
      view.scrollTo({ top: 0, behavior: 'instant' });
    });
    await page.getByRole('button', { name: labels.newestMessage }).waitFor();
  }),
  chatState('chat-waiting', async (me, { endpoint }) => {
    await signInAsNewUser(me);
    const reply = endpoint.drive();
    await send(me.page, QUESTION);
    await reply.asked;
    await stopButton(me.page).waitFor();
  }),
  chatState('chat-writing', async (me, { endpoint }) => {
    await signInAsNewUser(me);
    const reply = endpoint.drive();
    await send(me.page, QUESTION);
    await reply.asked;
    reply.write(REPLY.slice(0, 150));
    await bubbles(me.page).getByText('That change is felt').waitFor();
  }),
  chatState('chat-broken-off', async (me, { endpoint }) => {
    await signInAsNewUser(me);
    endpoint.next({ kind: 'break-off', text: REPLY.slice(0, 150) });
    await send(me.page, QUESTION);
    await retryButton(me.page).waitFor();
  }),
  chatState('chat-earlier', { isWide: true }, async (me, doubles) => {
    const { page, site } = me;
    await converse(me, doubles);
    await fillConversation(site.db, page, 60);
    await page.reload();
    await bubbles(page).getByText('Reply 60').waitFor();
    await messageView(page).evaluate((view) => {
      view.scrollTo({ top: 0, behavior: 'instant' });
    });
    await page.getByRole('button', { name: labels.newestMessage }).waitFor();
  }),
  chatState('chat-many-conversations', async (me, doubles) => {
    const { page, site } = me;
    await converse(me, doubles);
    await fillConversations(site.db, page, 60);
    await page.reload();
    await openOnPhone(page);
    const list = conversationList(page);
    await list.getByText('Older 49', { exact: true }).waitFor();
    await list.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  }),
  chatState('chat-busy-elsewhere', async (me, { endpoint }) => {
    const { page } = me;
    await signInAsNewUser(me);
    const reply = endpoint.drive();
    await send(page, QUESTION);
    await reply.asked;
    await stopButton(page).waitFor();
    await openOnPhone(page);
    await page.getByRole('button', { name: labels.newConversation, exact: true }).click();
    await seeWelcome(page);
    await input(page).fill('And what if they do not listen?');
    await page.getByText(labels.busyElsewhere).waitFor();
  }),
  chatState('chat-day-full', { allow: ['status of 429'] }, async (me, doubles) => {
    const { page, site } = me;
    await converse(me, doubles);
    await fillDay(site.db, page);
    await send(page, QUESTION);
    await page.getByRole('alert').getByText('the limit for a day').waitFor();
  }),
  chatState('chat-delete', async (me, doubles) => {
    await converse(me, doubles);
    await openOnPhone(me.page);
    await conversationList(me.page)
      .getByRole('button', { name: labels.deleteConversation })
      .click();
    await dialog(me.page, chat.deletion.title).waitFor();
  }),
  chatState('chat-drawer', { maxWidth: 360 }, async (me, doubles) => {
    await converse(me, doubles);
    await me.page.getByRole('button', { name: labels.openSidebar }).click();
    await conversationList(me.page).waitFor();
  }),
  chatState('chat-sidebar-closed', async (me, doubles) => {
    await converse(me, doubles);
    const close = me.page.getByRole('banner').getByRole('button', { name: labels.closeSidebar });
    if (await close.isVisible()) await close.click();
    await conversationList(me.page).waitFor({ state: 'hidden' });
  }),
];
