const SECOND_MS = 1000;

/** Never runs backwards when the device's clock is set, and does not stand still while it sleeps. */
const deviceTime = () => Math.max(Date.now(), performance.timeOrigin + performance.now());

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

  constructor(device: () => number = deviceTime) {
    this.#device = device;
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
    };
  };

  readonly now = (): number => this.#device() + (Number.isFinite(this.#most) ? this.#most : 0);
}

export const serverClock = new ServerClock();
