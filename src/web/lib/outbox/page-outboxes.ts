import { serverClock } from '#web/lib/server-clock.ts';
import type { Device, Outbox, Store } from './outbox.ts';

/** The visitor's browser; tabs take turns by the lock. */
export function deviceWith<Stored>(lock: string, store: Store<Stored>): Device<Stored> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  return {
    ...store,
    exclusively: (work) => {
      let running: ReturnType<typeof work> | undefined;
      const run = () => (running ??= work());
      const result = turn.then(async () => {
        // Browsers offer locks over HTTPS only, and refuse them where site data is blocked.
        if ('locks' in navigator) await navigator.locks.request(lock, run).catch(() => undefined);
        return run();
      });
      turn = result.catch(() => undefined);
      return result;
    },
    later: (ms, work) => {
      clearTimeout(timer);
      timer = setTimeout(work, ms);
    },
    now: serverClock.now,
  };
}

/**
 * One outbox for each assessment, outside of React: it keeps sending while the visitor looks at
 * another page. All pages share it, so that no save overtakes another.
 * @param listen called once: subscribes to other tabs
 */
export function outboxesFrom<Box extends Pick<Outbox, 'refresh' | 'leave'>>(
  create: (id: string) => Box,
  listen: () => void,
) {
  const all = new Map<string, Box>();
  let isAttending = false;

  /** Begins to send when the browser goes online, or shows, hides, or closes the page. */
  function attend(): void {
    if (isAttending) return;
    isAttending = true;
    listen();
    const refresh = () => all.forEach((box) => void box.refresh());
    const leave = () => all.forEach((box) => box.leave());
    window.addEventListener('online', refresh);
    window.addEventListener('pageshow', refresh);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', () =>
      document.visibilityState === 'hidden' ? leave() : refresh(),
    );
  }

  return {
    attend,
    of(id: string): Box {
      attend();
      const box = all.get(id) ?? create(id);
      all.set(id, box);
      return box;
    },
    /** Undefined if no page has used this assessment since the site was opened. */
    inUse: (id: string) => all.get(id),
  };
}

export function channelOf<Message>(name: string) {
  let opened: BroadcastChannel | undefined;
  const channel = () => {
    try {
      return (opened ??= new BroadcastChannel(name));
    } catch {
      return undefined; // Firefox refuses it where site data is blocked.
    }
  };
  return {
    post: (message: Message): void =>
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has only one origin
      channel()?.postMessage(message),
    listen: (onMessage: (message: Message) => void): void =>
      channel()?.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data)),
  };
}

/** A call without a reply by then is aborted and retried. */
const PATIENCE_MS = 15_000;

export const inTime = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) });
