import { localStore } from './browser-storage.ts';

const SECOND_MS = 1000;

/** Never runs backward when the device's clock is set, and does not stop while the device sleeps. */
const deviceTime = () => Math.max(Date.now(), performance.timeOrigin + performance.now());

/** How far (ms) the server was ahead, stored for pages without a connection. */
interface Memory {
  /** 0 if unknown. */
  read: () => number;
  write: (ahead: number) => void;
}

/**
 * The server's time, from the `Date` header of its replies, because a device's clock may be wrong by
 * hours. Each reply narrows two bounds, and the later one is used: the server treats a time in its
 * future as now, but an entry that seems too old loses to others.
 */
export function serverClockOf(device: () => number, memory: Memory) {
  /** How far the server's clock is ahead of the device's, at least and at most. */
  let least = -Infinity;
  let most = Infinity;
  return {
    /**
     * Call it when a request is sent, and the function it returns with the time in the reply. An HTTP
     * date drops the fraction of the second: up to `droppedMs`.
     */
    ask() {
      const asked = device();
      return (time: string | null, droppedMs = SECOND_MS): void => {
        const replied = Date.parse(time ?? '');
        if (Number.isNaN(replied)) return;
        // The server read its clock between `asked` and now.
        const from = replied - device();
        const to = replied + droppedMs - asked;
        const contradicts = from > most || to < least;
        least = contradicts ? from : Math.max(from, least);
        most = contradicts ? to : Math.min(to, most);
        memory.write(most);
      };
    },
    now: () => device() + (Number.isFinite(most) ? most : memory.read()),
  };
}

const AHEAD = 'server_clock_ahead';

export const serverClock = serverClockOf(deviceTime, {
  read: () => Number(localStore.get(AHEAD)),
  write: (ahead) => localStore.set(AHEAD, String(ahead)),
});
