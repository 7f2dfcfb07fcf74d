import { randomUUID } from 'node:crypto';
import type { Grounds } from '#content/chat-prompt.ts';
import type { Db } from '#db/client.ts';
import type { Turn, ChatModel, Piece } from './chat-model.ts';
import { chatErrors } from './chat-errors.ts';
import { Citations } from './citations.ts';
import { type ChatEvent, type Message, messageView } from './chat.schemas.ts';
import { touch } from './conversation.repository.ts';
import * as messages from './message.repository.ts';
import { addTokens, type TokenCount } from './quotas.ts';

export interface ChatTiming {
  /** Ends a reply that is not complete this long after its first word, … */
  totalMs: number;
  /** … or that gets no new text for this long. */
  stallMs: number;
  /** How often the text is stored and checked for a stop by another process. */
  storeMs: number;
  /** Stops a reply that no one has read for this long, which is enough for a reload. */
  leftMs: number;
}

const MAX_CHARACTERS = 60_000;

interface AskedReply extends Grounds {
  userId: string;
  conversationId: string;
  question: Message;
  replyId: string;
  turns: Turn[];
  /** Aborts when the reader of the events has gone. */
  left: AbortSignal;
}

type EndReason = 'stopped' | 'deleted' | 'too-slow' | 'restarting';

/**
 * Writes one reply: from the model into the database about once a second, and into `events` as it
 * arrives. If no one reads it for some seconds, it is stopped, since it costs money.
 */
export class ReplyWriter {
  readonly events = new EventLog<ChatEvent>();
  /** Settles when everything is stored; never fails. */
  readonly done: Promise<void>;
  readonly #db: Db;
  readonly #reply: AskedReply;
  readonly #leftMs: number;
  #leftAt = Infinity;
  readonly #end = new AbortController();
  #reason: EndReason | undefined;
  #citations: Citations;
  #shownSources = 0;
  #text = '';
  #hasReplaced = false;
  #storing: Promise<void> | undefined;
  #tokens = 0;
  #countedTokens = 0;
  #counting: TokenCount | undefined;

  constructor(db: Db, reply: AskedReply, model: ChatModel, timing: ChatTiming) {
    this.#db = db;
    this.#reply = reply;
    this.#leftMs = timing.leftMs;
    const { question, replyId, turns, left, sources, cards } = reply;
    const leave = () => (this.#leftAt = Date.now());
    if (left.aborted) leave();
    else left.addEventListener('abort', leave, { once: true });
    this.events.add({ type: 'started', question, reply: { id: replyId } });
    this.#citations = new Citations(sources, cards);
    this.done = this.#write(() => model.reply(turns, reply, this.#end.signal), timing);
  }

  /** Ends it with the text so far; settles when that is stored. */
  end(reason: EndReason): Promise<void> {
    this.#reason ??= reason;
    this.#end.abort();
    return this.done;
  }

  async #write(open: () => AsyncGenerator<Piece>, timing: ChatTiming): Promise<void> {
    const tooSlow = () => void this.end('too-slow');
    let overall: NodeJS.Timeout | undefined;
    let stall: NodeJS.Timeout | undefined;
    const storing = setInterval(() => this.#storePartial(), timing.storeMs);
    let failure: unknown;
    let taken = 0;
    try {
      for await (const { text, tokens, isWriting, isRestart } of open()) {
        this.#tokens = tokens;
        if (this.#end.signal.aborted) break;
        if (isRestart) this.#restart();
        this.#show(this.#citations.take(text));
        taken += text.length;
        // Hidden text counts too, so that no reply is endless.
        if (taken >= MAX_CHARACTERS) throw chatErrors.cutShort();
        if (!isWriting) continue;
        overall ??= setTimeout(tooSlow, timing.totalMs);
        clearTimeout(stall);
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

  /** What was shown is not the answer. */
  #restart(): void {
    const { sources, cards } = this.#reply;
    this.#citations = new Citations(sources, cards);
    this.#shownSources = 0;
    this.#text = '';
    this.events.add({ type: 'text', text: '', isRestart: true });
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

  get #written(): messages.Written {
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
    const kept = await messages.keepPartial(this.#db, this.#reply.replyId, this.#written);
    if (!kept || this.#isUnread(kept.unread_ms ?? Infinity)) void this.end('stopped');
    else if (this.#text !== '') await this.#replaceEarlier();
    // The prompt, in case this process dies before the end.
    if (this.#countedTokens === 0) await this.#countTokens();
  }

  /** True if the reader of the events is gone, and no one reads the stored text instead. */
  #isUnread(unreadMs: number): boolean {
    return Math.min(Date.now() - this.#leftAt, unreadMs) >= this.#leftMs;
  }

  async #countTokens(): Promise<void> {
    const tokens = this.#tokens - this.#countedTokens;
    if (tokens === 0) return;
    // The same as before, if its answer was lost: then its key keeps it from being counted twice.
    const count = (this.#counting ??= { key: randomUUID(), tokens });
    await addTokens(this.#db, this.#reply.userId, count);
    this.#countedTokens += count.tokens;
    this.#counting = undefined;
  }

  async #replaceEarlier(): Promise<void> {
    if (this.#hasReplaced) return;
    await messages.removeEarlierReplies(this.#db, this.#reply.question.id, this.#reply.replyId);
    this.#hasReplaced = true;
  }

  /** Stores how the reply ended, then publishes it. */
  async #settle(failure: unknown, reason: EndReason | undefined): Promise<void> {
    try {
      // Before the next question may come. If the database fails now, the reply is not stored either.
      await this.#countTokens();
      // What came after the count that was repeated.
      await this.#countTokens();
      const isComplete = failure === undefined && reason === undefined;
      const reply = await this.#keepFinal(isComplete ? 'complete' : 'interrupted');
      let error = failure;
      if (reason === 'too-slow') error ??= chatErrors.tooSlow();
      if (reason === 'restarting') error ??= chatErrors.restarting();
      if (error === undefined) this.events.add({ type: 'finished', reply });
      this.events.end(error === undefined ? {} : { error });
    } catch (error) {
      this.events.end({ error });
    }
  }

  async #keepFinal(status: 'complete' | 'interrupted'): Promise<Message> {
    const { content } = this.#written;
    const none: Message = {
      id: this.#reply.replyId,
      role: 'assistant',
      content,
      status: 'interrupted',
    };
    if (content === '') {
      // An empty reply is deleted; its question stays.
      await messages.discard(this.#db, this.#reply.replyId);
      return none;
    }
    const kept = await messages.keepFinal(this.#db, this.#reply.replyId, this.#written, status);
    if (!kept) return none;
    await this.#replaceEarlier();
    await touch(this.#db, this.#reply.conversationId);
    return messageView(kept);
  }
}

/** A stream of events that late readers get from the first event on. */
class EventLog<Event> {
  readonly #events: Event[] = [];
  #changed = Promise.withResolvers<void>();
  #outcome: { error?: unknown } | undefined;

  add(event: Event): void {
    this.#events.push(event);
    this.#wake();
  }

  /** @param outcome with the error that readers get after all events */
  end(outcome: { error?: unknown }): void {
    this.#outcome ??= outcome;
    this.#wake();
  }

  /** @throws the log's error, after all events */
  async *read(): AsyncGenerator<Event, void> {
    for (let next = 0; ;) {
      const changed = this.#changed.promise;
      for (; next < this.#events.length; next++) yield this.#events[next]!;
      if (this.#outcome && next === this.#events.length) {
        if ('error' in this.#outcome) throw this.#outcome.error;
        return;
      }
      await changed;
    }
  }

  #wake(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers<void>();
  }
}
