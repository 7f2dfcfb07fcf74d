import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps what is being read where it is when earlier messages are put in above it. Browsers do so by
 * themselves only in part: not at the very top, and Safari not at all.
 * @param first the id of the first message shown
 * @returns to be called before they are asked for
 */
export function usePlaceKept(
  view: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  first: string | undefined,
): () => void {
  const anchor = useRef<{ first: string | undefined; element: HTMLElement; top: number }>(
    undefined,
  );

  useLayoutEffect(() => {
    const kept = anchor.current;
    if (!kept || kept.first === first) return;
    anchor.current = undefined;
    if (!kept.element.isConnected || !view.current) return;
    view.current.scrollBy({ top: kept.element.offsetTop - kept.top, behavior: 'instant' });
    // The button that asked for them may be gone.
    if (document.activeElement === document.body) view.current.focus({ preventScroll: true });
  }, [view, first]);

  return () => {
    const element = list.current?.firstElementChild;
    if (element instanceof HTMLElement) anchor.current = { first, element, top: element.offsetTop };
  };
}
