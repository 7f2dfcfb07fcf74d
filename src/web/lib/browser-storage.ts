/**
 * Session or local storage that never throws. If the browser stores nothing (private windows, full
 * storage), values live as long as the page.
 */
class SafeStorage {
  readonly #area: () => Storage;
  readonly #fallback = new Map<string, string>();

  constructor(area: () => Storage) {
    this.#area = area;
  }

  get(key: string): string | null {
    try {
      return this.#area().getItem(key) ?? this.#fallback.get(key) ?? null;
    } catch {
      return this.#fallback.get(key) ?? null;
    }
  }

  /**
   * @param value null removes the stored value
   * @returns false if the value will be lost with the page
   */
  set(key: string, value: string | null): boolean {
    this.#fallback.delete(key);
    try {
      if (value === null) this.#area().removeItem(key);
      else this.#area().setItem(key, value);
      return true;
    } catch {
      if (value !== null) this.#fallback.set(key, value);
      return value === null;
    }
  }
}

/** The only access to the browser's storage. */
export const sessionStore = new SafeStorage(() => window.sessionStorage);
export const localStore = new SafeStorage(() => window.localStorage);
