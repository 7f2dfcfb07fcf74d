import { useEffect, useState } from 'react';

/** A touch is a click at the latest this long after it ends, or was none. */
const CLICK_MS = 300;

/** True while a visitor presses something. If the loaded page replaced it, the click would be lost. */
export function useIsPressed(isLoading: boolean): boolean {
  const [isPressed, setPressed] = useState(false);
  const isNeeded = isLoading || isPressed;
  useEffect(() => {
    if (!isNeeded) return;
    const listening = new AbortController();
    const listen = (event: string, listener: () => void) =>
      addEventListener(event, listener, { signal: listening.signal });
    const release = (ms: number) => () => void setTimeout(setPressed, ms, false);
    listen('pointerdown', () => setPressed(true));
    listen('click', release(0));
    listen('pointercancel', release(0));
    listen('pointerup', release(CLICK_MS));
    return () => listening.abort();
  }, [isNeeded]);
  return isPressed;
}
