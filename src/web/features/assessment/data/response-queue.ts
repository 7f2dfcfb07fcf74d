import type { CompetencyResponse } from '#domain/scoring.ts';
import {
  formatUnsaved,
  nothingUnsaved,
  parseUnsaved,
  putLast,
  setAside,
  withoutResponse,
  withRefusedAgain,
  withResponse,
  type GivenResponse,
  type Position,
  type Unsaved,
} from './unsaved.ts';

/**
 * `failed`: something waits for the next try; `refused`: all is saved but what the service will not
 * take as it is.
 */
export type SaveState = 'saved' | 'saving' | 'failed' | 'refused';

/** What a failure means for what was sent: try later, set aside, or forget. */
export type Failure = 'passing' | 'refused' | 'outdated';

/** A response as given here, or as the service has it. */
export type KnownResponse = Omit<CompetencyResponse, 'averageRating'> &
  Pick<GivenResponse, 'answeredAt'>;

interface Options {
  /** Keeps what is not saved yet, so that a reload or a crash does not lose it. */
  read: () => string | null;
  write: (unsaved: string | null) => void;
  /** The service's time in milliseconds. */
  now: () => number;
  /** Resolves with the response that stands: another one, if that was given later. */
  saveResponse: (response: GivenResponse) => Promise<KnownResponse>;
  savePosition: (position: Position) => Promise<void>;
  classify: (error: unknown) => Failure;
  /** Called once for however many responses of one try. */
  onResponseFailed: (error: unknown) => void;
  onPositionFailed: (error: unknown) => void;
  /** The assessment was reset elsewhere after the response was given. */
  onOutdated: () => void;
}

/**
 * Saves responses in the background, one after the other, in the order they were given. A newer
 * response to the same competency replaces an unsaved older one. What failed stays and is tried
 * again with the next response or by `retry`; what is refused is set aside.
 */
export class ResponseQueue {
  readonly #options: Options;
  #unsaved: Unsaved;
  /** What the service confirmed while somebody looked on. */
  #confirmed: readonly KnownResponse[] = [];
  #known: readonly KnownResponse[] = [];
  #state: SaveState = 'saved';
  #flushing: Promise<void> | null = null;
  #isClearing = false;
  #lastGiven = 0;
  readonly #listeners = new Set<() => void>();

  constructor(options: Options) {
    this.#options = options;
    this.#unsaved = parseUnsaved(options.read());
    this.#known = this.#unsaved.responses;
  }

  get state(): SaveState {
    return this.#state;
  }

  /**
   * The latest response to each competency, unsaved or just saved: between being saved here and
   * being read from the service again, none must seem to be missing. The same array until it changes.
   */
  get responses(): readonly KnownResponse[] {
    return this.#known;
  }

  /** The position that is not known to be saved. */
  get position(): Position | null {
    return this.#unsaved.position;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      // Whoever looks next reads what is saved from the service.
      if (this.#listeners.size === 0) this.#confirm([]);
    };
  };

  /** The visitor gives a response, or none, and goes to another position. */
  add(response: Omit<GivenResponse, 'answeredAt'> | null, position: Position): void {
    const moved = { ...this.#unsaved, position };
    this.#keep(
      response ? withResponse(moved, { ...response, answeredAt: this.#timeGiven() }) : moved,
    );
    void this.flush();
  }

  /** Tries to save everything now; resolves when that is done or failed. */
  flush(): Promise<void> {
    this.#flushing ??= this.#saveAll().finally(() => {
      this.#flushing = null;
    });
    return this.#flushing;
  }

  /** The visitor's wish: what was refused is tried as well. */
  retry(): Promise<void> {
    this.#keep(withRefusedAgain(this.#unsaved));
    return this.flush();
  }

  /**
   * Forgets everything once `reset` has succeeded; if it fails, what is unsaved is saved after all.
   * A save under way ends before it, none begins meanwhile.
   */
  async clearAfter<Result>(reset: () => Promise<Result>): Promise<Result> {
    this.#isClearing = true;
    try {
      await this.#flushing;
      const result = await reset();
      this.#keep(nothingUnsaved);
      this.#confirm([]);
      this.#setState('saved');
      return result;
    } finally {
      this.#isClearing = false;
      // It broke into saving, which goes on.
      if (this.#state === 'saving') void this.flush();
    }
  }

  async #saveAll(): Promise<void> {
    let failure: unknown;
    let isCutShort = false;
    while (!isCutShort && !this.#isClearing && !this.#isAllSent()) {
      this.#setState('saving');
      const { responses, position } = this.#unsaved;
      const [response] = responses;
      try {
        if (response) await this.#send(response);
        else if (position) await this.#options.savePosition(position);
        if (!response) this.#dropPosition(position);
      } catch (error) {
        const kind = this.#options.classify(error);
        isCutShort = kind === 'passing';
        if (!response) {
          this.#options.onPositionFailed(error);
          // Where to go on can be told from the responses.
          if (kind !== 'passing') this.#dropPosition(position);
        } else if (kind === 'outdated') {
          this.#forget(response);
        } else {
          failure = error;
          this.#keep((isCutShort ? putLast : setAside)(this.#unsaved, response));
        }
      }
    }
    if (failure !== undefined) this.#options.onResponseFailed(failure);
    // While a reset is under way, it has the word.
    if (this.#isAllSent()) this.#setState(this.#unsaved.refused.length > 0 ? 'refused' : 'saved');
    else if (isCutShort) this.#setState('failed');
  }

  async #send(response: GivenResponse): Promise<void> {
    const standing = await this.#options.saveResponse(response);
    this.#confirmed = [
      ...this.#confirmed.filter(({ competencyId }) => competencyId !== standing.competencyId),
      standing,
    ];
    this.#keep(withoutResponse(this.#unsaved, response));
  }

  #dropPosition(position: Position | null): void {
    if (this.#unsaved.position !== position) return;
    this.#keep({ ...this.#unsaved, position: null });
  }

  #forget(response: GivenResponse): void {
    this.#confirmed = [];
    this.#keep(withoutResponse(this.#unsaved, response));
    this.#options.onOutdated();
  }

  #isAllSent(): boolean {
    return this.#unsaved.responses.length === 0 && this.#unsaved.position === null;
  }

  /** Later than the one before, however fast they come. */
  #timeGiven(): string {
    this.#lastGiven = Math.max(this.#options.now(), this.#lastGiven + 1);
    return new Date(this.#lastGiven).toISOString();
  }

  #keep(unsaved: Unsaved): void {
    this.#unsaved = unsaved;
    this.#options.write(formatUnsaved(unsaved));
    this.#confirm(this.#confirmed);
  }

  #confirm(confirmed: readonly KnownResponse[]): void {
    this.#confirmed = confirmed;
    const { responses, refused } = this.#unsaved;
    this.#known = [...confirmed, ...refused, ...responses];
    this.#notify();
  }

  #setState(state: SaveState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
