import type { CompetencyResponse } from '#domain/scoring.ts';
import {
  nothingUnsaved,
  setAside,
  withDraft,
  withoutDraft,
  withoutPosition,
  withoutResponse,
  withRefusedAgain,
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

/** What a failure means for what was sent: try later, set aside, or forget. */
export type Failure = 'passing' | 'refused' | 'outdated';

/** A response as given here, or as the service has it. */
export type KnownResponse = Omit<CompetencyResponse, 'averageRating'> &
  Pick<GivenResponse, 'answeredAt'>;

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

interface Options {
  read: () => Promise<Unsaved>;
  /** Changes what this browser keeps for all its tabs, and answers what that is then. */
  change: (change: (unsaved: Unsaved) => Unsaved) => Promise<Unsaved>;
  /** Runs the work while no other tab does such work. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The service's time in milliseconds. */
  now: () => number;
  /** Resolves with the response that stands: another one, if that was given later. */
  saveResponse: (response: GivenResponse) => Promise<KnownResponse>;
  savePosition: (position: Position) => Promise<void>;
  classify: (error: unknown) => Failure;
  /** Runs the work later; called anew, only the new work is run. */
  later: (ms: number, work: () => void) => void;
  /** The first failure after a success. */
  onResponseFailed: (error: unknown) => void;
  onPositionFailed: (error: unknown) => void;
  /** The assessment was reset elsewhere after the response was given. */
  onOutdated: () => void;
  /** What could not be sent for a while is sent. */
  onReached: () => void;
}

/** As many calls as the service takes in one batch. */
const BATCH = 10;
const PAUSES_MS = [2000, 5000, 10_000, 30_000, 60_000];

/** What comes back from the browser's database is another object. */
const key = ({ competencyId, answeredAt }: GivenResponse) => `${competencyId} ${answeredAt}`;

/**
 * Keeps what is rated in this browser and saves it in the background, in the order it was given.
 * What failed is tried again with the next rating, after a pause and by `retry`; what is refused is
 * set aside.
 */
export class ResponseQueue {
  readonly #options: Options;
  #unsaved = nothingUnsaved;
  /** What the service confirmed while somebody looked on. */
  #confirmed: readonly KnownResponse[] = [];
  #inFlight: ReadonlySet<string> = new Set();
  #positionInFlight: Position | null = null;
  #flushing: Promise<void> | null = null;
  #isFlushWanted = false;
  /** Changes that the browser has yet to keep. */
  readonly #unwritten: ((unsaved: Unsaved) => Unsaved)[] = [];
  #writing: Promise<void> | null = null;
  #isKept = true;
  #failures = 0;
  #isClearing = false;
  #lastGiven = 0;
  #knownParts: readonly (readonly KnownResponse[])[] = [];
  #knownResponses: readonly KnownResponse[] = [];
  #view: QueueView;
  readonly #listeners = new Set<() => void>();
  /** Resolves once what an earlier visit left behind is known. */
  readonly ready: Promise<void>;

  constructor(options: Options) {
    this.#options = options;
    this.#view = this.#look();
    this.ready = this.#reload();
  }

  /** The same object until it changes. */
  get view(): QueueView {
    return this.#view;
  }

  /** Something that the service may still take is not there. */
  get hasUnsent(): boolean {
    return this.#unsaved.responses.length > 0 || this.#unsaved.position !== null;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      // Whoever looks next reads what is saved from the service.
      if (this.#listeners.size > 0) return;
      this.#confirmed = [];
      this.#view = this.#look();
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
      void this.#change((unsaved) =>
        isNone
          ? withoutDraft(unsaved, rated.competencyId)
          : withDraft(unsaved, { ...rated, answeredAt }),
      );
      return;
    }
    const response = { ...rated, question1Rating, question2Rating, answeredAt };
    void this.#change((unsaved) => withResponse(unsaved, response));
    void this.flush();
  }

  goTo(position: Position): void {
    void this.#change((unsaved) => ({ ...unsaved, position }));
    void this.flush();
  }

  /** Tries to save everything now; resolves when that is done or failed. */
  flush(): Promise<void> {
    this.#isFlushWanted = true;
    this.#flushing ??= this.#flushWhileWanted().finally(() => {
      this.#flushing = null;
      this.#notify();
    });
    this.#notify();
    return this.#flushing;
  }

  /** The visitor's wish: what was refused is tried as well. */
  retry(): Promise<void> {
    this.#failures = 0;
    void this.#change(withRefusedAgain);
    return this.flush();
  }

  /** The page may be gone in a moment: what is not on its way yet is sent without waiting for its turn. */
  leave(): void {
    for (const response of this.#unsaved.responses) {
      if (!this.#inFlight.has(key(response))) void this.#send(response).catch(() => undefined);
    }
    const { position } = this.#unsaved;
    if (position && position !== this.#positionInFlight) {
      this.#options.savePosition(position).catch(() => undefined);
    }
  }

  /** Another tab changed what is kept. */
  async follow(): Promise<void> {
    await this.#reload();
    if (this.hasUnsent) await this.flush();
    else this.#reached();
  }

  async #reload(): Promise<void> {
    try {
      const kept = await this.#options.read();
      if (this.#writing === null && this.#isKept) this.#unsaved = kept;
    } catch {
      this.#isKept = false;
    }
    this.#notify();
  }

  /** What another tab saved. */
  learn(standing: KnownResponse): void {
    this.#confirm(standing);
    this.#notify();
  }

  /** Another tab has cleared the assessment. */
  forgetConfirmed(): Promise<void> {
    this.#confirmed = [];
    return this.#reload();
  }

  /**
   * Forgets everything once `reset` has succeeded; if it fails, what is unsaved is saved after all.
   * A save under way ends before it, none begins meanwhile.
   */
  async clearAfter<Result>(reset: () => Promise<Result>): Promise<Result> {
    this.#isClearing = true;
    try {
      await this.#flushing;
      return await this.#options.exclusively(async () => {
        const result = await reset();
        this.#confirmed = [];
        this.#failures = 0;
        await this.#change(() => nothingUnsaved);
        return result;
      });
    } finally {
      this.#isClearing = false;
      // It broke into saving, which goes on.
      if (this.hasUnsent) void this.flush();
    }
  }

  async #flushWhileWanted(): Promise<void> {
    await this.ready;
    while (this.#isFlushWanted && !this.#isClearing) {
      this.#isFlushWanted = false;
      await this.#options.exclusively(() => this.#saveAll());
    }
  }

  async #saveAll(): Promise<void> {
    // Another tab may have sent it while this one waited.
    await this.#reload();
    const failed = new Set<string>();
    let failure: unknown;
    while (!this.#isClearing) {
      const batch = this.#unsaved.responses.filter((it) => !failed.has(key(it))).slice(0, BATCH);
      if (batch.length === 0) break;
      this.#inFlight = new Set(batch.map(key));
      const sent = await Promise.allSettled(batch.map((response) => this.#send(response)));
      this.#inFlight = new Set();
      for (const [index, result] of sent.entries()) {
        if (result.status === 'fulfilled') continue;
        failure = result.reason;
        if (this.#options.classify(failure) === 'passing') failed.add(key(batch[index]!));
      }
      // Nobody is there: the others would fare no better.
      if (failed.size > 0 && sent.every(({ status }) => status === 'rejected')) break;
    }
    if (!this.#isClearing) {
      if (failed.size === 0 && (await this.#sendPosition())) this.#reached();
      else this.#failed();
    }
    if (failure !== undefined && this.#failures <= 1) this.#options.onResponseFailed(failure);
  }

  async #send(response: GivenResponse): Promise<void> {
    try {
      this.#confirm(await this.#options.saveResponse(response));
      await this.#change((unsaved) => withoutResponse(unsaved, response));
    } catch (error) {
      const kind = this.#options.classify(error);
      if (kind === 'outdated') {
        this.#confirmed = [];
        await this.#change((unsaved) => withoutResponse(unsaved, response));
        this.#options.onOutdated();
        return;
      }
      if (kind === 'refused') await this.#change((unsaved) => setAside(unsaved, response));
      throw error;
    }
  }

  /** @returns false when it is to be sent again */
  async #sendPosition(): Promise<boolean> {
    const { position } = this.#unsaved;
    if (!position) return true;
    this.#positionInFlight = position;
    try {
      await this.#options.savePosition(position);
    } catch (error) {
      this.#options.onPositionFailed(error);
      if (this.#options.classify(error) === 'passing') return false;
      // Where to go on can be told from the responses.
    }
    await this.#change((unsaved) => withoutPosition(unsaved, position));
    return true;
  }

  #reached(): void {
    if (this.#failures === 0) return;
    this.#failures = 0;
    this.#options.onReached();
  }

  #failed(): void {
    const pause = PAUSES_MS[Math.min(this.#failures, PAUSES_MS.length - 1)]!;
    this.#failures += 1;
    this.#options.later(pause, () => void this.flush());
  }

  #confirm(standing: KnownResponse): void {
    const { competencyId, answeredAt } = standing;
    const known = this.#confirmed.find((it) => it.competencyId === competencyId);
    if (known && known.answeredAt > answeredAt) return;
    this.#confirmed = [...this.#confirmed.filter((it) => it !== known), standing];
  }

  /** Later than the one before, however fast they come and whatever happens to the clock. */
  #timeGiven(after = ''): string {
    const soonest = Math.max(this.#lastGiven, Date.parse(after) || 0) + 1;
    this.#lastGiven = Math.max(this.#options.now(), soonest);
    return new Date(this.#lastGiven).toISOString();
  }

  /** At once for this page, then for what the browser keeps: what comes meanwhile is kept in one go. */
  #change(change: (unsaved: Unsaved) => Unsaved): Promise<void> {
    this.#unsaved = change(this.#unsaved);
    this.#unwritten.push(change);
    this.#writing ??= this.#writeAll();
    this.#notify();
    return this.#writing;
  }

  async #writeAll(): Promise<void> {
    let kept: Unsaved | null = null;
    while (this.#unwritten.length > 0) {
      const changes = this.#unwritten.splice(0);
      const all = (unsaved: Unsaved) => changes.reduce((changed, one) => one(changed), unsaved);
      kept = await this.#options.change(all).catch(() => null);
      // What was not kept once is known to this page alone.
      this.#isKept &&= kept !== null;
    }
    this.#writing = null;
    // The last to be written has what other tabs changed as well.
    if (kept && this.#isKept) this.#unsaved = kept;
    this.#notify();
  }

  #look(): QueueView {
    const { responses, refused, drafts, position } = this.#unsaved;
    const waiting = responses.length + (position?.isCompleted ? 1 : 0);
    return {
      state: this.#state(waiting),
      waiting,
      isKept: this.#isKept,
      responses: this.#known(),
      refused,
      drafts,
      position,
    };
  }

  /** The same array as long as it is made of the same. */
  #known(): readonly KnownResponse[] {
    const { responses, refused } = this.#unsaved;
    const parts = [this.#confirmed, refused, responses];
    if (parts.some((part, index) => part !== this.#knownParts[index])) {
      this.#knownParts = parts;
      this.#knownResponses = parts.flat();
    }
    return this.#knownResponses;
  }

  #state(waiting: number): SaveState {
    if (this.#unsaved.refused.length > 0) return 'attention';
    if (waiting > 0) return this.#failures > 0 ? 'waiting' : 'saving';
    return this.#writing !== null ? 'saving' : 'saved';
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
