import { KeptRatings, type Keeping, type KnownResponse } from './kept-ratings.ts';
import { ResponseSender, type Sending } from './response-sender.ts';
import {
  hasUnsent,
  withDraft,
  withoutDraft,
  withResponse,
  type Draft,
  type GivenResponse,
  type Position,
  type Unsaved,
} from './unsaved.ts';

/**
 * `saving`: on its way. `waiting`: kept in this browser, since the service could not be reached.
 * `attention`: what is left to send the service will not take as it is.
 */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'attention';

/** How things stand; another object after each change. */
export interface QueueView {
  state: SaveState;
  /** How many things wait to be sent. */
  waiting: number;
  /** False where this browser keeps nothing: what is unsaved goes with the page. */
  isKept: boolean;
  /**
   * The latest response to each competency, unsaved or just saved: between being saved here and
   * being read from the service again, none must seem to be missing.
   */
  responses: readonly KnownResponse[];
  refused: readonly GivenResponse[];
  drafts: readonly Draft[];
  /** The position that is not known to be saved. */
  position: Position | null;
}

interface Clock {
  /** The service's time in milliseconds. */
  now: () => number;
}

type Options = Keeping & Sending & Clock;

/**
 * What is rated in an assessment, for its pages: it is kept in this browser at once and sent in the
 * background, and they are told how that stands.
 */
export class ResponseQueue {
  readonly #kept: KeptRatings;
  readonly #sender: ResponseSender;
  readonly #clock: Clock;
  #lastGiven = 0;
  #view: QueueView;
  readonly #listeners = new Set<() => void>();

  constructor(options: Options) {
    const onChange = () => this.#notify();
    this.#kept = new KeptRatings(options, onChange);
    this.#sender = new ResponseSender(this.#kept, options, onChange);
    this.#clock = options;
    this.#view = this.#look();
  }

  /** The same object until it changes. */
  get view(): QueueView {
    return this.#view;
  }

  /** Resolves once what an earlier visit left behind is known. */
  get ready(): Promise<void> {
    return this.#kept.ready;
  }

  /** Something that the service may still take is not there. */
  get hasUnsent(): boolean {
    return hasUnsent(this.#kept.unsaved);
  }

  /** What the browser has yet to keep; null when it has kept everything. */
  get unkept(): Unsaved | null {
    return this.#kept.unkept;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      // Whoever looks next reads what is saved from the service.
      if (this.#listeners.size > 0) return;
      this.#kept.forgetConfirmed();
      this.#notify();
    };
  };

  /**
   * The visitor rates a competency: with both ratings it is a response, which is sent.
   * @param after when the response that the visitor saw was given: this one is later, whatever the clock says
   */
  rate(rated: Omit<Draft, 'answeredAt'>, after?: string): void {
    const { question1Rating, question2Rating } = rated;
    const answeredAt = this.#timeGiven(after);
    if (question1Rating === null || question2Rating === null) {
      // Both taken back: where there was a response before, it must not come into view again.
      const isNone = question1Rating === question2Rating && after === undefined;
      void this.#kept.change((unsaved) =>
        isNone
          ? withoutDraft(unsaved, rated.competencyId)
          : withDraft(unsaved, { ...rated, answeredAt }),
      );
      return;
    }
    const response = { ...rated, question1Rating, question2Rating, answeredAt };
    void this.#kept.change((unsaved) => withResponse(unsaved, response));
    void this.flush();
  }

  goTo(position: Position): void {
    void this.#kept.change((unsaved) => ({ ...unsaved, position }));
    void this.flush();
  }

  /** Tries to save everything now; resolves when that is done or failed. */
  flush(): Promise<void> {
    return this.#sender.flush();
  }

  /** The visitor's wish: what was refused is tried as well. */
  retry(): Promise<void> {
    return this.#sender.retry();
  }

  /** The page may be gone in a moment. */
  leave(): void {
    this.#sender.leave();
  }

  /** The page is gone after this. */
  leaveForGood(): void {
    this.#sender.leaveForGood();
  }

  /** Another tab changed what is kept. */
  follow(): Promise<void> {
    return this.#sender.follow();
  }

  /** Forgets everything once `reset` has succeeded. */
  clearAfter<Result>(reset: () => Promise<Result>): Promise<Result> {
    return this.#sender.clearAfter(reset);
  }

  /** What another tab saved. */
  learn(standing: KnownResponse): void {
    this.#kept.learn(standing);
    this.#notify();
  }

  /** Another tab has cleared the assessment. */
  forgetConfirmed(): Promise<void> {
    this.#kept.forgetConfirmed();
    return this.#kept.reload();
  }

  /** Later than the one before, however fast they come and whatever happens to the clock. */
  #timeGiven(after = ''): string {
    const soonest = Math.max(this.#lastGiven, Date.parse(after) || 0) + 1;
    this.#lastGiven = Math.max(this.#clock.now(), soonest);
    return new Date(this.#lastGiven).toISOString();
  }

  #look(): QueueView {
    const { unsaved, responses, isKept } = this.#kept;
    const waiting = unsaved.responses.length + (unsaved.position?.isCompleted ? 1 : 0);
    return { ...unsaved, responses, state: this.#state(waiting), waiting, isKept };
  }

  #state(waiting: number): SaveState {
    if (this.#kept.unsaved.refused.length > 0) return 'attention';
    if (waiting > 0) return this.#sender.isFailing ? 'waiting' : 'saving';
    return this.#kept.isWriting ? 'saving' : 'saved';
  }

  /** Whoever looks on is told of changes alone. */
  #notify(): void {
    const before = this.#view;
    const now = this.#look();
    const fields = Object.keys(now) as (keyof QueueView)[];
    if (fields.every((field) => now[field] === before[field])) return;
    this.#view = now;
    for (const listener of this.#listeners) listener();
  }
}
