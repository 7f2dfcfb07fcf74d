import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { chatErrors } from './chat-errors.ts';
import {
  type Conversation,
  type ConversationPage,
  type Message,
  type MessagePage,
  messageView,
} from './chat.schemas.ts';
import * as conversations from './conversation.repository.ts';
import * as messages from './message.repository.ts';
import { countConversation } from './quotas.ts';

/** @throws AppError NOT_FOUND if `before` is not one of the user's conversations */
export async function listConversations(
  db: Db,
  userId: string,
  page: ConversationPage,
): Promise<Conversation[]> {
  const { before } = page;
  if (before !== undefined) await requireOwn(db, userId, before);
  return conversations.listOwn(db, userId, page);
}

/** @throws AppError TOO_MANY_REQUESTS */
export function createConversation(db: Db, userId: string): Promise<Conversation> {
  return inTransaction(db, async (trx) => {
    await countConversation(trx, userId);
    return conversations.create(trx, userId);
  });
}

/** @throws AppError NOT_FOUND */
export async function renameConversation(
  db: Db,
  userId: string,
  renamed: Conversation,
): Promise<Conversation> {
  const row = await conversations.renameOwn(db, userId, renamed);
  if (!row) throw chatErrors.notFound();
  return row;
}

/** @throws AppError NOT_FOUND */
export async function deleteConversation(db: Db, userId: string, id: string): Promise<void> {
  if (!(await conversations.removeOwn(db, userId, id))) throw chatErrors.notFound();
}

/** @throws AppError NOT_FOUND for the conversation, or for the message `before` */
export async function listMessages(
  db: Db,
  userId: string,
  { id, before, limit }: MessagePage,
): Promise<Message[]> {
  await requireOwn(db, userId, id);
  const place = before === undefined ? undefined : await messages.findPlace(db, id, before);
  if (before !== undefined && !place) throw chatErrors.noSuchMessage();
  const rows = await messages.listPage(db, id, { before: place, limit });
  const writing = rows.find(({ status }) => status === 'writing');
  if (writing) await messages.noteReader(db, writing.id);
  return rows.map(messageView);
}

/** @throws AppError NOT_FOUND */
export async function readMessage(db: Db, userId: string, id: string): Promise<Message> {
  const row = await messages.findOwn(db, userId, id);
  if (!row) throw chatErrors.noSuchMessage();
  if (row.status === 'writing') await messages.noteReader(db, id);
  return messageView(row);
}

/** @throws AppError NOT_FOUND */
export async function requireOwn(db: Db, userId: string, id: string): Promise<void> {
  if (!(await conversations.findOwn(db, userId, id))) throw chatErrors.notFound();
}
