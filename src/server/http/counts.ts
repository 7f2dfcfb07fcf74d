/** How many calls a caller made in the window that began with the first of them. */
export interface Count {
  calls: number;
  endsAt: number;
}

/**
 * Counts of one window's length, by key. None is forgotten before its window ends, however many
 * others come: when there is no room, new keys are not taken, and their callers are to be counted
 * some other way. Whole maps are let go, so that nothing ever looks for what is over.
 */
export class Counts {
  readonly #windowMs: number;
  readonly #maxKeys: number;
  #latest = new Map<string, Count>();
  /** Windows that began before the latest map did; those of the map before that are over. */
  #earlier = new Map<string, Count>();
  #nextMapAt = 0;

  constructor(windowMs: number, maxKeys: number) {
    this.#windowMs = windowMs;
    this.#maxKeys = maxKeys;
  }

  /** @returns undefined when there is no room for one key more */
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
    const begun = { calls: cost, endsAt: now + this.#windowMs };
    this.#latest.set(key, begun);
    return begun;
  }
}
