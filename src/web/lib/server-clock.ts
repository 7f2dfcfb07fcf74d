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
export class ServerClock {
  readonly #device: () => number;
  /** How far the server's clock is ahead of the device's, at least and at most. */
  #least = -Infinity;
  #most = Infinity;

  readonly #memory: Memory;

  constructor(device: () => number, memory: Memory) {
    this.#device = device;
    this.#memory = memory;
  }

  /**
   * Call it when a request is sent, and the function it returns with the time in the reply. An HTTP
   * date drops the fraction of the second: up to `droppedMs`.
   */
  readonly ask = (): ((time: string | null, droppedMs?: number) => void) => {
    const asked = this.#device();
    return (time, droppedMs = SECOND_MS) => {
      const replied = Date.parse(time ?? '');
      if (Number.isNaN(replied)) return;
      // The server read its clock between `asked` and now.
      const least = replied - this.#device();
      const most = replied + droppedMs - asked;
      const contradicts = least > this.#most || most < this.#least;
      this.#least = contradicts ? least : Math.max(least, this.#least);
      this.#most = contradicts ? most : Math.min(most, this.#most);
      this.#memory.write(this.#most);
    };
  };

  readonly now = (): number =>
    this.#device() + (Number.isFinite(this.#most) ? this.#most : this.#memory.read());
}

const AHEAD = 'server_clock_ahead';

export const serverClock = new ServerClock(deviceTime, {
  read: () => Number(localStore.get(AHEAD)),
  write: (ahead) => localStore.set(AHEAD, String(ahead)),
});
