/**
 * Session or local storage that never throws. If the browser stores nothing (private windows, full
 * storage), values live as long as the page.
 */
function safeStorage(area: () => Storage) {
  const fallback = new Map<string, string>();
  return {
    get(key: string): string | null {
      try {
        return area().getItem(key) ?? fallback.get(key) ?? null;
      } catch {
        return fallback.get(key) ?? null;
      }
    },
    /**
     * @param value null removes the stored value
     * @returns false if the value will be lost with the page
     */
    set(key: string, value: string | null): boolean {
      fallback.delete(key);
      try {
        if (value === null) area().removeItem(key);
        else area().setItem(key, value);
        return true;
      } catch {
        if (value !== null) fallback.set(key, value);
        return value === null;
      }
    },
  };
}

/** The only access to the browser's storage. */
export const sessionStore = safeStorage(() => window.sessionStorage);
export const localStore = safeStorage(() => window.localStorage);
