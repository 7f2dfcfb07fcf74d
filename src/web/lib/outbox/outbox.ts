import { replyStatus } from '#web/lib/api-error.ts';

/**
 * `saving`: being sent. `waiting`: stored in this browser, because the server cannot be reached.
 * `attention`: the server refused something; the visitor has to act.
 */
type SaveState = 'saved' | 'saving' | 'waiting' | 'attention';

/** The state of an outbox for pages; a new object after each change. */
export interface OutboxView {
  state: SaveState;
  /** False if this browser stores nothing: unsent changes are lost with the page. */
  isStored: boolean;
}

/** Applied to the page's state and to the stored one, so it depends on its arguments alone. */
type Change<Stored> = (stored: Stored) => Stored;

/** Where an outbox stores what is unsent. */
export interface Store<Stored> {
  read: () => Promise<Stored>;
  /** Changes what this browser stores for all its tabs, and returns the result. */
  change: (change: Change<Stored>) => Promise<Stored>;
}

/** The parts of the browser that an outbox needs. */
export interface Device<Stored> extends Store<Stored> {
  /** Runs the work while no other tab does the same. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Runs the work later; a further call replaces it. */
  later: (ms: number, work: () => void) => void;
  /** The server's time in milliseconds. */
  now: () => number;
}

const PAUSES_MS = [2000, 5000, 10_000, 30_000, 60_000];

/**
 * Changes on their way to the server. The browser stores each one at once; the outbox sends them in
 * the background, from one tab at a time, and retries if the server cannot be reached. A feature
 * says what is stored (`Stored`), how it is sent, and what its pages see (`View`).
 */
export abstract class Outbox<Stored, View extends OutboxView> {
  /** Resolves once the data of earlier visits is read. */
  readonly ready: Promise<void>;
  protected readonly device: Device<Stored>;
  /** While true, no send starts, and a running one stops early. */
  protected isHeld = false;
  /** The data that this page knows: stored, or about to be stored. */
  protected stored: Stored;
  protected isStored = true;
  readonly #nothing: Stored;
  /** Changes that the browser has not stored yet, including those in progress. */
  readonly #unwritten: Change<Stored>[] = [];
  #writing: Promise<void> | null = null;
  #sending: Promise<void> | null = null;
  #isSendWanted = false;
  #failures = 0;
  #lastGiven = 0;
  #view: View | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(nothing: Stored, device: Device<Stored>) {
    this.#nothing = nothing;
    this.stored = nothing;
    this.device = device;
    this.ready = this.#reload();
  }

  /**
   * Sends what is stored, while no other tab does.
   * @returns false if the server could not be reached, so that it is retried
   */
  protected abstract sendStored(): Promise<boolean>;

  protected abstract look(): View;

  /** Called when the page may close soon. */
  abstract leave(): void;

  /** Called when the page closes now. */
  leaveForGood(): void {
    this.leave();
  }

  /** The same object until it changes. */
  get view(): View {
    return (this.#view ??= this.look());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.onUnwatched();
    };
  };

  /** Tries to send everything now; resolves when it has succeeded or failed. */
  send(): Promise<void> {
    this.#isSendWanted = true;
    this.#sending ??= this.#sendWhileWanted().finally(() => {
      this.#sending = null;
      this.notify();
    });
    this.notify();
    return this.#sending;
  }

  /** Called when the page shows again, a connection is back, or a pause after a failure is over. */
  refresh(): Promise<void> {
    return this.send();
  }

  /** Called when another tab changed the stored data. */
  follow(): Promise<void> {
    return this.#reload();
  }

  /** The changes that the browser has not stored yet; null when it has stored everything. */
  protected get unstored(): Stored | null {
    return this.#unwritten.length > 0 ? changed(this.#nothing, this.#unwritten) : null;
  }

  /** The last attempt to send failed. */
  protected get isFailing(): boolean {
    return this.#failures > 0;
  }

  protected stateOf(needsVisitor: boolean, isWaiting: boolean): SaveState {
    if (needsVisitor) return 'attention';
    if (isWaiting) return this.isFailing ? 'waiting' : 'saving';
    return this.#writing ? 'saving' : 'saved';
  }

  /** Later than `moment` and than the time it returned before, whatever the clock says. */
  protected timeAfter(moment: number): string {
    this.#lastGiven = Math.max(this.device.now(), Math.max(this.#lastGiven, moment) + 1);
    return new Date(this.#lastGiven).toISOString();
  }

  /** Takes effect on this page at once; then the browser stores it, several changes in one write. */
  protected change(change: Change<Stored>): Promise<void> {
    this.stored = change(this.stored);
    this.#unwritten.push(change);
    this.#writing ??= this.#writeAll();
    this.notify();
    return this.#writing;
  }

  /** The server replied. */
  protected reached(): void {
    this.#failures = 0;
  }

  /** The last subscriber has left. */
  protected onUnwatched(): void {}

  /** Notifies subscribers only if something changed. */
  protected notify(): void {
    const before = this.#view;
    const now = this.look();
    const fields = Object.keys(now) as (keyof View)[];
    if (before && fields.every((field) => now[field] === before[field])) return;
    this.#view = now;
    for (const listener of this.#listeners) listener();
  }

  async #sendWhileWanted(): Promise<void> {
    await this.ready;
    while (this.#isSendWanted && !this.isHeld) {
      this.#isSendWanted = false;
      await this.device.exclusively(() => this.#attempt());
    }
  }

  async #attempt(): Promise<void> {
    // Another tab may have sent it while this one waited for the lock.
    await this.#reload();
    const isReached = await this.sendStored();
    if (this.isHeld) return;
    if (isReached) return this.reached();
    const pause = PAUSES_MS[Math.min(this.#failures, PAUSES_MS.length - 1)]!;
    this.#failures += 1;
    this.device.later(pause, () => void this.refresh());
  }

  async #reload(): Promise<void> {
    try {
      const stored = await this.device.read();
      if (this.#writing === null && this.isStored) this.stored = stored;
    } catch {
      this.isStored = false;
    }
    this.notify();
  }

  async #writeAll(): Promise<void> {
    let stored: Stored | null = null;
    while (this.#unwritten.length > 0) {
      const changes = [...this.#unwritten];
      stored = await this.device.change((before) => changed(before, changes)).catch(() => null);
      this.#unwritten.splice(0, changes.length);
      // After one failed write, only this page has the changes.
      this.isStored &&= stored !== null;
    }
    this.#writing = null;
    // The last write includes the changes of other tabs.
    if (stored !== null && this.isStored) this.stored = stored;
    this.notify();
  }
}

function changed<Stored>(stored: Stored, changes: readonly Change<Stored>[]): Stored {
  return changes.reduce((result, change) => change(result), stored);
}

/** The status by which the server refused a call for good; undefined if it may succeed later. */
export function refusedWith(error: unknown): number | undefined {
  const status = replyStatus(error);
  if (status === undefined || status < 400 || status >= 500) return undefined;
  return [408, 425, 429].includes(status) ? undefined : status; // Timeout, Too Early, Too Many
}
