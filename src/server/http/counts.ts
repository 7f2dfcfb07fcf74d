/** How many calls a caller made in the window that began with the first of them. */
export interface Count {
  calls: number;
  endsAt: number;
}

/**
 * Counts of one window's length, by key. None is dropped before its window ends, however many
 * others arrive: when there is no room, new keys are rejected, and their callers must be counted in
 * another way. Whole maps are dropped, so that nothing searches for expired counts.
 */
export class Counts {
  readonly #windowMs: number;
  readonly #maxKeys: number;
  #latest = new Map<string, Count>();
  /** Windows that started before the latest map; those of the map before that are over. */
  #earlier = new Map<string, Count>();
  #nextMapAt = 0;

  constructor(windowMs: number, maxKeys: number) {
    this.#windowMs = windowMs;
    this.#maxKeys = maxKeys;
  }

  /** @returns undefined if there is no room for another key */
  add(key: string, cost: number, now: number): Count | undefined {
    if (now >= this.#nextMapAt) {
      this.#earlier = this.#latest;
      this.#latest = new Map();
      this.#nextMapAt = now + this.#windowMs;
    }
    const known = this.#latest.get(key) ?? this.#earlier.get(key);
    if (known && known.endsAt > now) {
      known.calls += cost;
      return known;
    }
    if (this.#latest.size >= this.#maxKeys) return undefined;
    const started = { calls: cost, endsAt: now + this.#windowMs };
    this.#latest.set(key, started);
    return started;
  }
}
