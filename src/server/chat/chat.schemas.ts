import { z } from 'zod';
import type { MessageRow } from '#db/tables/chat.tables.ts';
import {
  cardIds,
  CHAT_MESSAGE_MAX_LENGTH,
  SEARCH_MAX_LENGTH,
  TITLE_MAX_LENGTH,
  type Source,
} from '#domain/chat.ts';
import { idSchema } from '#domain/id.ts';
import { storable, textUpTo } from '#domain/text.ts';

export const sourceOutput = z.object({
  title: z.string(),
  path: z.string().meta({ description: 'The address on this site, e.g. `/services#consulting`.' }),
});
export const conversationOutput = z.object({ id: idSchema, title: z.string() });
export const messageOutput = z.object({
  id: idSchema,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  status: z.enum(['complete', 'writing', 'interrupted']).meta({
    description:
      'A reply is `writing` while it is being written and `interrupted` when it was stopped or ' +
      'cut off (its text so far is saved). A question is always `complete`.',
  }),
  sources: z.exactOptional(
    z.array(sourceOutput).meta({
      description: 'What a reply quotes of this site: the mark `[1]` in its content is the first.',
    }),
  ),
  card: z.exactOptional(
    z
      .enum(cardIds)
      .meta({ description: 'What the page offers below the reply: a link, or help lines.' }),
  ),
});
export type Conversation = z.infer<typeof conversationOutput>;
export type Message = z.infer<typeof messageOutput>;

/** A page of a list: the newest entries, or those before one that the caller has. */
const page = {
  before: z.exactOptional(
    idSchema.meta({
      description:
        'The id of the oldest one that you have: returns the next older ones. A page with ' +
        'fewer than `limit` is the last.',
    }),
  ),
  limit: z.int().min(1).max(100).default(50),
};
const trimmed = (text: string) => storable(text).trim();

export const conversationListInput = z.strictObject({
  ...page,
  search: z.exactOptional(
    textUpTo(SEARCH_MAX_LENGTH)
      .overwrite(trimmed)
      .meta({ description: 'Only those with this text in their title or a message.' }),
  ),
});
export type ConversationPage = z.output<typeof conversationListInput>;
export const renameInput = z.strictObject({
  id: idSchema,
  title: textUpTo(TITLE_MAX_LENGTH)
    .overwrite((title) => trimmed(title.replaceAll(/\s+/g, ' ')))
    .min(1, 'write a title'),
});
export const messageListInput = z.strictObject({ id: idSchema, ...page });
export type MessagePage = z.output<typeof messageListInput>;

export const chatSendInput = z.strictObject({
  conversationId: idSchema,
  message: textUpTo(CHAT_MESSAGE_MAX_LENGTH).overwrite(trimmed).min(1, 'write a message first'),
  messageId: z.exactOptional(
    idSchema.meta({
      description:
        'An id (UUID) that you choose for the question. Sent again, it is not stored twice: a question ' +
        'without a complete reply goes to the model again.',
    }),
  ),
});
export type Sent = z.output<typeof chatSendInput>;

/** The words about someone's results: as they are now, and as the advisor gets them. */
const resultsText = z.string().max(4000, { abort: true }).min(1);
export const resultsInput = z.strictObject({ conversationId: z.exactOptional(idSchema) });
export const resultsOutput = z.object({
  inUse: z
    .string()
    .nullable()
    .meta({ description: 'What the model gets with each question; null if nothing' }),
  own: z
    .object({ assessmentId: idSchema, text: resultsText })
    .nullable()
    .meta({ description: 'The latest results that the caller owns, in the words to agree to' }),
});
export type ResultsOutput = z.infer<typeof resultsOutput>;
export const agreeInput = z.strictObject({
  id: idSchema,
  assessmentId: idSchema,
  text: resultsText,
});
export type AgreeInput = z.infer<typeof agreeInput>;

export const chatStopInput = z.strictObject({ conversationId: idSchema });

/**
 * The events of a reply's stream, in this order; `text` repeats for each piece, with the sources that
 * are new. A restart withdraws the text before it: that was the model's thinking.
 */
export type ChatEvent =
  | { type: 'started'; question: Message; reply: { id: string } }
  | { type: 'text'; text: string; sources?: Source[]; isRestart?: boolean }
  | { type: 'finished'; reply: Message };

export const shownColumns = ['id', 'role', 'content', 'status', 'sources', 'card'] as const;
export type ShownMessage = Pick<MessageRow, (typeof shownColumns)[number]>;

export function messageView(row: ShownMessage): Message {
  const { id, role, content, status } = row;
  const sources = row.sources.map(({ title, path }) => ({ title, path }));
  const card = cardIds.find((known) => known === row.card);
  return {
    id,
    role,
    content,
    status,
    ...(sources.length > 0 && { sources }),
    ...(card && { card }),
  };
}
