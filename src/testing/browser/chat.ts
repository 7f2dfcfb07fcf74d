import { sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import type { Db } from '#db/client.ts';
import { chat } from '#content/chat.ts';
import { signInAtProvider } from '#testing/sign-in.ts';
import type { Visitor } from './visitor.ts';

/**
 * Problems that are normal in the chat: a 401 before signing in, the identity provider on another host, the
 * end of a stream's request after its last piece, and requests that end when the page is left.
 */
export const chatAllowances = [
  'request to another host',
  'status of 401',
  'net::ERR_ABORTED',
  // The same end of a stream, as WebKit reports it when the page is left right after the last piece.
  'chat.send?batch=1 Load request cancelled',
] as const;

export const { labels, toasts, starters } = chat;
const { welcome } = chat;

/** Signs in under this name without showing the pages of the identity provider. */
export async function hasSignedIn({ context }: Visitor, name: string): Promise<void> {
  const departure = await context.request.get('/api/login', { maxRedirects: 0 });
  const { location } = departure.headers();
  if (location === undefined) throw new Error(`No sign-in: ${await departure.text()}`);
  const callback = await signInAtProvider(location, name);
  await context.request.get(callback, { maxRedirects: 0 });
}

/** Opens the chat, signed in under this name. */
export async function signIn(me: Visitor, name: string): Promise<void> {
  await hasSignedIn(me, name);
  await me.page.goto('/chatbot');
  await seeWelcome(me.page);
}

/** Signs in through the sign-in link and the form of the identity provider. */
export async function signInByForm({ page }: Visitor, name: string): Promise<void> {
  await page.goto('/chatbot');
  await page.getByRole('link', { name: chat.signIn.action, exact: true }).click();
  await fillSignInForm(page, name);
  await seeWelcome(page);
}

export async function fillSignInForm(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function seeWelcome(page: Page): Promise<void> {
  await page.getByRole('heading', { name: welcome.headline }).waitFor();
}

export function input(page: Page): Locator {
  return page.getByRole('textbox', { name: labels.input, exact: true });
}

export function sendButton(page: Page): Locator {
  return page.getByRole('button', { name: labels.send, exact: true });
}

export function stopButton(page: Page): Locator {
  return page.getByRole('button', { name: labels.stop, exact: true });
}

export function retryButton(page: Page): Locator {
  return page.getByRole('button', { name: labels.tryAgain, exact: true });
}

export function starter(page: Page, index: number): Locator {
  return page.getByRole('button', { name: starters[index]! });
}

/** The part of the page that scrolls. */
export function messageView(page: Page): Locator {
  return page.getByRole('region', { name: labels.messages, exact: true });
}

/** The bubbles, oldest first. */
export function bubbles(page: Page): Locator {
  // A reply has lists of its own.
  return messageView(page).locator('ol[role="list"] > li');
}

/** The author and text of every bubble, without the labels for screen readers. */
export async function said(page: Page): Promise<(readonly ['you' | 'advisor', string])[]> {
  const texts = await bubbles(page).allInnerTexts();
  return texts.map((text) => {
    const isUser = text.startsWith(`${labels.you}:`);
    const name = isUser ? labels.you : labels.assistant;
    return [isUser ? 'you' : 'advisor', text.slice(name.length + 1).trim()] as const;
  });
}

/** Types the message and presses Enter. */
export async function send(page: Page, message: string): Promise<void> {
  await input(page).fill(message);
  await input(page).press('Enter');
}

export function conversationList(page: Page): Locator {
  return page.getByRole('navigation', { name: labels.conversations });
}

/** Appends this many questions with replies, numbered from 1, to the open conversation. */
export async function fillConversation(db: Db, page: Page, count: number): Promise<void> {
  const id = new URL(page.url()).searchParams.get('conversation');
  await sql`
    with question as (
      insert into message (conversation_id, role, content)
      select ${id}, 'user', 'Question ' || n from generate_series(1, ${count}::int) n
      returning id, content, position
    )
    insert into message (conversation_id, role, content, question_id)
    select ${id}, 'assistant', replace(content, 'Question', 'Reply'), id
    from question order by position
  `.execute(db);
}

/** Gives the user of the open conversation this many older ones, numbered from 1. */
export async function fillConversations(db: Db, page: Page, count: number): Promise<void> {
  const id = new URL(page.url()).searchParams.get('conversation');
  await sql`
    insert into conversation (user_id, title, updated_at)
    select user_id, 'Older ' || n, now() - n * interval '1 hour'
    from conversation, generate_series(1, ${count}::int) n where id = ${id}
  `.execute(db);
}

/** Uses up the daily limits of the user of the open conversation. */
export async function fillDay(db: Db, page: Page): Promise<void> {
  const id = new URL(page.url()).searchParams.get('conversation');
  await db
    .updateTable('chat_usage')
    .set({ conversations: 20, messages: 100 })
    .where('user_id', '=', (query) =>
      query.selectFrom('conversation').select('user_id').where('id', '=', id),
    )
    .execute();
}
