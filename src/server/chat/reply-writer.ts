import type { Db } from '#db/client.ts';
import type { Grounds } from '#content/chat-prompt.ts';
import type { Turn } from './budget.ts';
import { chatErrors } from './chat-errors.ts';
import type { ChatModel } from './chat-model.ts';
import { Citations } from './citations.ts';
import { type ChatEvent, type Message, messageView } from './chat.schemas.ts';
import { touch } from './conversation.repository.ts';
import { EventLog } from './event-log.ts';
import * as replies from './reply.repository.ts';

export interface ChatTiming {
  /** Ends a reply that is not complete by then, … */
  totalMs: number;
  /** … or that gets no new text for this long. */
  stallMs: number;
  /** How often the text is stored and checked for a stop by another process. */
  storeMs: number;
}

/** Less than a message may contain. */
const MAX_CHARACTERS = 60_000;

type EndReason = 'stopped' | 'deleted' | 'too-slow' | 'restarting';

/**
 * Writes one reply to its end, with or without readers: from the model into the database about once a second,
 * and into `events` as it arrives.
 */
export class ReplyWriter {
  readonly events = new EventLog<ChatEvent>();
  /** Settles when everything is stored; never fails. */
  readonly done: Promise<void>;
  readonly #db: Db;
  readonly #conversationId: string;
  readonly #question: Message;
  readonly #replyId: string;
  readonly #end = new AbortController();
  #reason: EndReason | undefined;
  readonly #citations: Citations;
  #shownSources = 0;
  #text = '';
  #hasReplaced = false;
  #storing: Promise<void> | undefined;

  constructor(
    db: Db,
    reply: {
      conversationId: string;
      question: Message;
      replyId: string;
      turns: Turn[];
    } & Grounds,
    model: ChatModel,
    timing: ChatTiming,
  ) {
    this.#db = db;
    this.#conversationId = reply.conversationId;
    this.#question = reply.question;
    this.#replyId = reply.replyId;
    this.events.add({
      type: 'started',
      question: reply.question,
      reply: { id: reply.replyId },
    });
    this.#citations = new Citations(reply.sources, reply.cards);
    this.done = this.#write(() => model.reply(reply.turns, reply, this.#end.signal), timing);
  }

  /** Ends it with the text so far; settles when that is stored. */
  end(reason: EndReason): Promise<void> {
    this.#reason ??= reason;
    this.#end.abort();
    return this.done;
  }

  async #write(open: () => AsyncGenerator<string>, timing: ChatTiming): Promise<void> {
    const tooSlow = () => void this.end('too-slow');
    const overall = setTimeout(tooSlow, timing.totalMs);
    let stall = setTimeout(tooSlow, timing.stallMs);
    const storing = setInterval(() => this.#storePartial(), timing.storeMs);
    let failure: unknown;
    let taken = 0;
    try {
      for await (const piece of open()) {
        clearTimeout(stall);
        if (this.#end.signal.aborted) break;
        this.#show(this.#citations.take(piece));
        taken += piece.length;
        // Also what is not shown counts, so that no reply is endless.
        if (taken >= MAX_CHARACTERS) break;
        stall = setTimeout(tooSlow, timing.stallMs);
      }
    } catch (error) {
      failure = error;
    }
    clearTimeout(overall);
    clearTimeout(stall);
    clearInterval(storing);
    this.#show(this.#citations.end());
    // From here on the reply is complete, and a stop has no effect.
    const reason = this.#reason;
    await this.#storing;
    await this.#settle(failure, reason);
  }

  #show(piece: string): void {
    const text = piece.slice(0, MAX_CHARACTERS - this.#text.length);
    if (text === '') return;
    this.#text += text;
    const { sources } = this.#citations;
    const added = sources.slice(this.#shownSources);
    this.#shownSources = sources.length;
    this.events.add({ type: 'text', text, ...(added.length > 0 && { sources: added }) });
  }

  get #written(): replies.Written {
    const { sources, card } = this.#citations;
    return { content: this.#text, sources: JSON.stringify(sources), card };
  }

  #storePartial(): void {
    this.#storing ??= this.#keep()
      // If the database is unavailable for a moment, the next store makes up for it.
      .catch(() => undefined)
      .finally(() => {
        this.#storing = undefined;
      });
  }

  async #keep(): Promise<void> {
    if (!(await replies.keepPartial(this.#db, this.#replyId, this.#written))) {
      void this.end('stopped');
    } else if (this.#text !== '') await this.#replaceEarlier();
  }

  async #replaceEarlier(): Promise<void> {
    if (this.#hasReplaced) return;
    await replies.removeEarlierReplies(this.#db, this.#question.id, this.#replyId);
    this.#hasReplaced = true;
  }

  /** Stores how the reply ended, then publishes it. */
  async #settle(failure: unknown, reason: EndReason | undefined): Promise<void> {
    try {
      const isComplete = failure === undefined && reason === undefined;
      const reply = await this.#keepFinal(isComplete ? 'complete' : 'interrupted');
      if (failure !== undefined) this.events.fail(failure);
      else if (reason === 'too-slow') this.events.fail(chatErrors.tooSlow());
      else if (reason === 'restarting') this.events.fail(chatErrors.restarting());
      else {
        this.events.add({ type: 'finished', reply });
        this.events.end();
      }
    } catch (error) {
      this.events.fail(error);
    }
  }

  async #keepFinal(status: 'complete' | 'interrupted'): Promise<Message> {
    const { content } = this.#written;
    const none: Message = { id: this.#replyId, role: 'assistant', content, status: 'interrupted' };
    if (content === '') {
      // An empty reply is deleted; its question stays.
      await replies.discard(this.#db, this.#replyId);
      return none;
    }
    const kept = await replies.keepFinal(this.#db, this.#replyId, this.#written, status);
    if (!kept) return none;
    await this.#replaceEarlier();
    await touch(this.#db, this.#conversationId);
    return messageView(kept);
  }
}
