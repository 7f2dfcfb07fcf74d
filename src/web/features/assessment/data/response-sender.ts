import type { KeptRatings, KnownResponse } from './kept-ratings.ts';
import {
  hasUnsent,
  nothingUnsaved,
  setAside,
  withoutPosition,
  withoutResponse,
  withRefusedAgain,
  type GivenResponse,
  type Position,
  type Unsaved,
} from './unsaved.ts';

/** What to do after a failure: try later, set aside, or drop. */
export type Failure = 'passing' | 'refused' | 'outdated';

/** How to reach the server, and callbacks for the results. */
export interface Sending {
  /** Runs the work while no other tab does the same. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Resolves with the response that the server has: another one, if that was given later. */
  saveResponse: (response: GivenResponse) => Promise<KnownResponse>;
  savePosition: (position: Position) => Promise<void>;
  /** As these two, but for a page that closes: sent before this returns, the reply is not awaited. */
  saveKeepalive: (unsaved: Pick<Unsaved, 'responses' | 'position'>) => void;
  classify: (error: unknown) => Failure;
  /** Runs the work later; a further call replaces it. */
  later: (ms: number, work: () => void) => void;
  /** The first failure after a success. */
  onResponseFailed: (error: unknown) => void;
  onPositionFailed: (error: unknown) => void;
  /** The assessment was reset elsewhere after the response was given. */
  onOutdated: () => void;
  /** Sending works again after failures. */
  onReached: () => void;
}

/** The server's limit of calls in one batch. */
const BATCH = 10;
const PAUSES_MS = [2000, 5000, 10_000, 30_000, 60_000];

/** The browser's database returns copies, so that responses are compared by this. */
const key = ({ competencyId, answeredAt }: GivenResponse) => `${competencyId} ${answeredAt}`;

/**
 * Sends what is unsaved, in the order it was given. A failed call is tried again with the next rating,
 * after a pause, and by `retry`; a refused response is set aside.
 */
export class ResponseSender {
  readonly #kept: KeptRatings;
  readonly #service: Sending;
  readonly #onChange: () => void;
  #inFlight: ReadonlySet<string> = new Set();
  #positionInFlight: Position | null = null;
  #flushing: Promise<void> | null = null;
  #isFlushWanted = false;
  #failures = 0;
  #isClearing = false;

  constructor(kept: KeptRatings, service: Sending, onChange: () => void) {
    this.#kept = kept;
    this.#service = service;
    this.#onChange = onChange;
  }

  /** The last attempt to send failed. */
  get isFailing(): boolean {
    return this.#failures > 0;
  }

  /** Tries to save everything now; resolves when it has succeeded or failed. */
  flush(): Promise<void> {
    this.#isFlushWanted = true;
    this.#flushing ??= this.#flushWhileWanted().finally(() => {
      this.#flushing = null;
      this.#onChange();
    });
    this.#onChange();
    return this.#flushing;
  }

  /** Asked for by the visitor: refused responses are tried again, too. */
  retry(): Promise<void> {
    this.#failures = 0;
    void this.#kept.change(withRefusedAgain);
    return this.flush();
  }

  /** The page closes now. Calls in progress may not have left yet: everything is sent again. */
  leaveForGood(): void {
    if (hasUnsent(this.#kept.unsaved)) this.#service.saveKeepalive(this.#kept.unsaved);
  }

  /** The page may close soon: what is not being sent yet is sent without waiting for its turn. */
  leave(): void {
    const { responses, position } = this.#kept.unsaved;
    for (const response of responses) {
      if (!this.#inFlight.has(key(response))) void this.#send(response).catch(() => undefined);
    }
    if (position && position !== this.#positionInFlight) {
      this.#service.savePosition(position).catch(() => undefined);
    }
  }

  /** Another tab changed what is stored. */
  async follow(): Promise<void> {
    await this.#kept.reload();
    if (hasUnsent(this.#kept.unsaved)) await this.flush();
    else this.#reached();
  }

  /**
   * Forgets everything once `reset` has succeeded; if it fails, saving continues.
   * It waits for a running save, and no other save starts until it is done.
   */
  async clearAfter<Result>(reset: () => Promise<Result>): Promise<Result> {
    this.#isClearing = true;
    try {
      await this.#flushing;
      return await this.#service.exclusively(async () => {
        const result = await reset();
        this.#kept.forgetConfirmed();
        this.#failures = 0;
        await this.#kept.change(() => nothingUnsaved);
        return result;
      });
    } finally {
      this.#isClearing = false;
      // It interrupted saving, which continues.
      if (hasUnsent(this.#kept.unsaved)) void this.flush();
    }
  }

  async #flushWhileWanted(): Promise<void> {
    await this.#kept.ready;
    while (this.#isFlushWanted && !this.#isClearing) {
      this.#isFlushWanted = false;
      await this.#service.exclusively(() => this.#saveAll());
    }
  }

  async #saveAll(): Promise<void> {
    // Another tab may have sent it while this one waited for the lock.
    await this.#kept.reload();
    const failed = new Set<string>();
    let failure: unknown;
    while (!this.#isClearing) {
      const { responses } = this.#kept.unsaved;
      const batch = responses.filter((it) => !failed.has(key(it))).slice(0, BATCH);
      if (batch.length === 0) break;
      this.#inFlight = new Set(batch.map(key));
      const sent = await Promise.allSettled(batch.map((response) => this.#send(response)));
      this.#inFlight = new Set();
      for (const [index, result] of sent.entries()) {
        if (result.status === 'fulfilled') continue;
        failure = result.reason;
        if (this.#service.classify(failure) === 'passing') failed.add(key(batch[index]!));
      }
      // The server cannot be reached: do not try the rest.
      if (failed.size > 0 && sent.every(({ status }) => status === 'rejected')) break;
    }
    if (!this.#isClearing) {
      if (failed.size === 0 && (await this.#sendPosition())) this.#reached();
      else this.#failed();
    }
    if (failure !== undefined && this.#failures <= 1) this.#service.onResponseFailed(failure);
  }

  async #send(response: GivenResponse): Promise<void> {
    try {
      this.#kept.learn(await this.#service.saveResponse(response));
      await this.#kept.change((unsaved) => withoutResponse(unsaved, response));
    } catch (error) {
      const kind = this.#service.classify(error);
      if (kind === 'outdated') {
        this.#kept.forgetConfirmed();
        await this.#kept.change((unsaved) => withoutResponse(unsaved, response));
        this.#service.onOutdated();
        return;
      }
      if (kind === 'refused') await this.#kept.change((unsaved) => setAside(unsaved, response));
      throw error;
    }
  }

  /** @returns false when it is to be sent again */
  async #sendPosition(): Promise<boolean> {
    const { position } = this.#kept.unsaved;
    if (!position) return true;
    this.#positionInFlight = position;
    try {
      await this.#service.savePosition(position);
    } catch (error) {
      this.#service.onPositionFailed(error);
      if (this.#service.classify(error) === 'passing') return false;
      // The position can be derived from the responses.
    }
    await this.#kept.change((unsaved) => withoutPosition(unsaved, position));
    return true;
  }

  #reached(): void {
    if (this.#failures === 0) return;
    this.#failures = 0;
    this.#service.onReached();
  }

  #failed(): void {
    const pause = PAUSES_MS[Math.min(this.#failures, PAUSES_MS.length - 1)]!;
    this.#failures += 1;
    this.#service.later(pause, () => void this.flush());
  }
}
