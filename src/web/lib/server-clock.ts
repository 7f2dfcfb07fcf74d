import { localStore } from './browser-storage.ts';

const SECOND_MS = 1000;

/** Never runs backwards when the device's clock is set, and does not stand still while it sleeps. */
const deviceTime = () => Math.max(Date.now(), performance.timeOrigin + performance.now());

/** By how much (ms) the service was ahead: without a connection a page cannot ask. */
interface Memory {
  /** 0 when nothing is known. */
  read: () => number;
  write: (ahead: number) => void;
}

/**
 * The service's time, as the `Date` of its replies tells it: a device's own clock may be wrong by
 * hours. It is kept between two bounds that each reply narrows, and said at the later one: the
 * service takes what lies ahead of it for its own now, but what seems too old loses to others.
 */
export class ServerClock {
  readonly #device: () => number;
  /** By how much the service's clock is ahead of the device's, at least and at most. */
  #least = -Infinity;
  #most = Infinity;

  readonly #memory: Memory;

  constructor(device: () => number, memory: Memory) {
    this.#device = device;
    this.#memory = memory;
  }

  /**
   * To be called when a call is sent; what it returns, with the time that the reply tells, when that
   * is there. An HTTP date has dropped what was beyond the second.
   */
  readonly ask = (): ((time: string | null, droppedMs?: number) => void) => {
    const asked = this.#device();
    return (time, droppedMs = SECOND_MS) => {
      const replied = Date.parse(time ?? '');
      if (Number.isNaN(replied)) return;
      // It was told in between.
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

const KEPT = 'server_clock_ahead';

export const serverClock = new ServerClock(deviceTime, {
  read: () => Number(localStore.get(KEPT)),
  write: (ahead) => localStore.set(KEPT, String(ahead)),
});
