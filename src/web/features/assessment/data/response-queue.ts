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
 * `saving`: being sent. `waiting`: stored in this browser, because the server cannot be reached.
 * `attention`: the server refused a response; the visitor has to act.
 */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'attention';

/** The state of the queue; a new object after each change. */
export interface QueueView {
  state: SaveState;
  /** How many changes wait to be sent. */
  waiting: number;
  /** False if this browser stores nothing: unsaved ratings are lost with the page. */
  isKept: boolean;
  /**
   * The latest response to each competency, unsaved or just saved, so that none seems to be missing
   * between being saved and being read from the server again.
   */
  responses: readonly KnownResponse[];
  refused: readonly GivenResponse[];
  drafts: readonly Draft[];
  /** The position that is not known to be saved. */
  position: Position | null;
}

interface Clock {
  /** The server's time in milliseconds. */
  now: () => number;
}

type Options = Keeping & Sending & Clock;

/**
 * The ratings of an assessment: the browser stores them at once, the queue sends them in the
 * background, and pages subscribe to its state.
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

  /** Resolves once the data of earlier visits is read. */
  get ready(): Promise<void> {
    return this.#kept.ready;
  }

  /** The server does not have everything yet that it may accept. */
  get hasUnsent(): boolean {
    return hasUnsent(this.#kept.unsaved);
  }

  /** What the browser has not stored yet; null when it has stored everything. */
  get unkept(): Unsaved | null {
    return this.#kept.unkept;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      // The next subscriber reads saved responses from the server.
      if (this.#listeners.size > 0) return;
      this.#kept.forgetConfirmed();
      this.#notify();
    };
  };

  /**
   * The visitor rates a competency: with both ratings it is a response, which is sent.
   * @param after the time of the response that the visitor saw: this one is later, whatever the clock says
   */
  rate(rated: Omit<Draft, 'answeredAt'>, after?: string): void {
    const { question1Rating, question2Rating } = rated;
    const answeredAt = this.#timeGiven(after);
    if (question1Rating === null || question2Rating === null) {
      // Both ratings cleared: an earlier response must not show again.
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

  /** Tries to save everything now; resolves when it has succeeded or failed. */
  flush(): Promise<void> {
    return this.#sender.flush();
  }

  /** Asked for by the visitor: refused responses are tried again, too. */
  retry(): Promise<void> {
    return this.#sender.retry();
  }

  /** The page may close soon. */
  leave(): void {
    this.#sender.leave();
  }

  /** The page closes now. */
  leaveForGood(): void {
    this.#sender.leaveForGood();
  }

  /** Another tab changed what is stored. */
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

  /** Always later than the one before, whatever the clock does. */
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

  /** Notifies subscribers only if something changed. */
  #notify(): void {
    const before = this.#view;
    const now = this.#look();
    const fields = Object.keys(now) as (keyof QueueView)[];
    if (fields.every((field) => now[field] === before[field])) return;
    this.#view = now;
    for (const listener of this.#listeners) listener();
  }
}
