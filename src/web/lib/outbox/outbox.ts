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
  isFailing: boolean;
}

/** Applied to the page's state and to the stored one, so it depends on its arguments alone. */
type Change<Stored> = (stored: Stored) => Stored;

export interface Store<Stored> {
  read: () => Promise<Stored>;
  /** Changes what this browser stores for all its tabs, and returns the result. */
  change: (change: Change<Stored>) => Promise<Stored>;
}

/** The parts of the browser that an outbox needs. */
export interface Device<Stored> extends Store<Stored> {
  /** Runs the work while no other tab does the same, and no other work of this one. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Runs the work later; a further call replaces it. */
  later: (ms: number, work: () => void) => void;
  /** The server's time in milliseconds. */
  now: () => number;
}

export interface Saving<Stored, Shown> {
  nothing: Stored;
  /** What pages show of it, besides `OutboxView`. `refusal` is the status of a send that was refused. */
  show: (stored: Stored, refusal: number | undefined) => Shown;
  isUnsent: (stored: Stored) => boolean;
  /** True if the visitor has to act. */
  isRefused?: (stored: Stored) => boolean;
  /**
   * Sends what is stored, and removes by `change` what the server has.
   * @param attempt `isRefresh`: the page wants to know what changed on the server, too. `isFailing`: the attempt
   * before failed
   * @throws what the call threw: it is retried, unless the server refused it
   */
  send: (stored: Stored, attempt: { isRefresh: boolean; isFailing: boolean }) => Promise<unknown>;
  /**
   * The page may close: sends before it returns, without waiting for the reply.
   * @param unstored the changes that the browser has not stored yet
   */
  leave: (stored: Stored, unstored: Stored | null) => void;
  onRecovered?: () => void;
  onUnwatched?: () => void;
}

const PAUSES_MS = [2000, 5000, 10_000, 30_000, 60_000];
/** The pause after the last letter typed. */
const TYPING_PAUSE_MS = 800;

/**
 * Changes on their way to the server. The browser stores each one at once; the outbox sends them in
 * the background, from one tab at a time, and retries if the server cannot be reached.
 */
export function createOutbox<Stored, Shown extends object>(
  device: Device<Stored>,
  saving: Saving<Stored, Shown>,
) {
  /** The data that this page knows: stored, or about to be stored. */
  let stored = saving.nothing;
  let isStored = true;
  /** Changes that the browser has not stored yet, including those in progress. */
  const unwritten: Change<Stored>[] = [];
  let writing: Promise<void> | null = null;
  let sending: Promise<void> | null = null;
  let isSendWanted = false;
  let isRefresh = false;
  let failures = 0;
  let refusal: number | undefined;
  let lastGiven = 0;
  let shown = saving.show(stored, refusal);
  let view = look();
  const listeners = new Set<() => void>();

  function look(): Shown & OutboxView {
    return { ...shown, state: saveState(), isStored, isFailing: failures > 0 };
  }

  function saveState(): SaveState {
    if (refusal !== undefined || saving.isRefused?.(stored)) return 'attention';
    if (saving.isUnsent(stored)) return failures > 0 ? 'waiting' : 'saving';
    return writing ? 'saving' : 'saved';
  }

  /** Notifies subscribers only if something changed. */
  function notify(): void {
    const now = look();
    const fields = Object.keys(now) as (keyof typeof now)[];
    if (fields.every((field) => now[field] === view[field])) return;
    view = now;
    for (const listener of listeners) listener();
  }

  function show(): void {
    shown = saving.show(stored, refusal);
    notify();
  }

  /** Takes effect on this page at once; then the browser stores it, several changes in one write. */
  function change(one: Change<Stored>): Promise<void> {
    stored = one(stored);
    unwritten.push(one);
    writing ??= writeAll();
    show();
    return writing;
  }

  async function writeAll(): Promise<void> {
    let written: Stored | null = null;
    while (unwritten.length > 0) {
      const changes = [...unwritten];
      written = await device.change((before) => changed(before, changes)).catch(() => null);
      unwritten.splice(0, changes.length);
      // After one failed write, only this page has the changes.
      isStored &&= written !== null;
    }
    writing = null;
    // The last write includes the changes of other tabs.
    if (written !== null && isStored) stored = written;
    show();
  }

  async function reload(): Promise<void> {
    try {
      const read = await device.read();
      if (writing === null && isStored) stored = read;
    } catch {
      isStored = false;
    }
    show();
  }

  function send(): Promise<void> {
    isSendWanted = true;
    sending ??= sendWhileWanted().finally(() => {
      sending = null;
      notify();
    });
    notify();
    return sending;
  }

  async function sendWhileWanted(): Promise<void> {
    await ready;
    while (isSendWanted) {
      isSendWanted = false;
      await device.exclusively(attempt);
    }
  }

  async function attempt(): Promise<void> {
    // Another tab may have sent it while this one waited for the lock.
    await reload();
    const isFailing = failures > 0;
    const now = { isRefresh, isFailing };
    isRefresh = false;
    const error = await saving.send(stored, now).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    refusal = refusedWith(error);
    if (error !== undefined && refusal === undefined) {
      device.later(PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)]!, () => void refresh());
      failures += 1;
    } else {
      failures = 0;
      if (isFailing) saving.onRecovered?.();
    }
    show();
  }

  /** The page shows again, a connection is back, or a pause after a failure is over. */
  function refresh(): Promise<void> {
    isRefresh = true;
    return send();
  }

  /** Resolves once the data of earlier visits is read. */
  const ready = reload();

  return {
    ready,
    /** The same object until it changes. */
    view: () => view,
    stored: () => stored,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) saving.onUnwatched?.();
      };
    },
    change,
    /** What the feature shows besides the stored data has changed. */
    show,
    /** Tries to send everything now; resolves when it has succeeded or failed. */
    send,
    sendAfterTyping: () => device.later(TYPING_PAUSE_MS, () => void send()),
    refresh,
    /** Asked for by the visitor: the pauses start again. */
    retry(): Promise<void> {
      failures = 0;
      return send();
    },
    follow: reload,
    leave: () =>
      saving.leave(stored, unwritten.length > 0 ? changed(saving.nothing, unwritten) : null),
    /**
     * Runs a call while nothing is being sent. If it succeeds, the change follows from its result; what is
     * still unsent then is sent.
     */
    async during<Result>(
      call: () => Promise<Result>,
      changeBy: (result: Result) => Change<Stored>,
    ): Promise<Result> {
      try {
        return await device.exclusively(async () => {
          const result = await call();
          failures = 0;
          refusal = undefined;
          await change(changeBy(result));
          return result;
        });
      } finally {
        void send();
      }
    },
    /** Later than `moment` and than the time it returned before, whatever the clock says. */
    timeAfter(moment: number): string {
      lastGiven = Math.max(device.now(), Math.max(lastGiven, moment) + 1);
      return new Date(lastGiven).toISOString();
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

function changed<Stored>(stored: Stored, changes: readonly Change<Stored>[]): Stored {
  return changes.reduce((result, change) => change(result), stored);
}

/** The status by which the server refused a call for good; undefined if it may succeed later. */
export function refusedWith(error: unknown): number | undefined {
  const status = replyStatus(error);
  if (status === undefined || status < 400 || status >= 500) return undefined;
  return [408, 425, 429].includes(status) ? undefined : status; // Timeout, Too Early, Too Many
}
