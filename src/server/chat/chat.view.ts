import type { ConversationRow } from '#db/tables/conversation.table.ts';
import type { MessageRow } from '#db/tables/message.table.ts';
import type { Conversation, Message } from './chat.schemas.ts';

export type ShownConversation = Pick<ConversationRow, 'id' | 'title'>;
export type ShownMessage = Pick<MessageRow, 'id' | 'role' | 'content' | 'status'>;

export function conversationView(row: ShownConversation): Conversation {
  return { id: row.id, title: row.title };
}

export function messageView(row: ShownMessage): Message {
  return { id: row.id, role: row.role, content: row.content, status: row.status };
}
