import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { media } from '#web/theme/media.ts';

/** The help lines below the last question stay in view, with their first line. */
const LAST_HELP = '[data-help]:nth-last-child(-n + 2)';

function scrollToEnd(view: HTMLElement, behavior: ScrollBehavior): void {
  const help = view.querySelector<HTMLElement>(LAST_HELP);
  view.scrollTo({ top: help ? help.offsetTop - ABOVE_PX : view.scrollHeight, behavior });
}

function scrollSmoothlyToEnd(view: HTMLElement): void {
  scrollToEnd(view, matchMedia(media.still).matches ? 'instant' : 'smooth');
}

/**
 * Keeps the newest message in view while the reader is at the end, and leaves a reader who has
 * scrolled up where they are. It begins at the end.
 * @param lastQuestion its id: asking another takes the reader to the end
 */
export function useStickToEnd(lastQuestion: string | undefined) {
  const view = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const lastTop = useRef(0);
  const askedLast = useRef(lastQuestion);
  const following = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);

  const follow = useCallback((isOn: boolean) => {
    following.current = isOn;
    setAtEnd(isOn);
  }, []);

  useLayoutEffect(() => {
    if (view.current) scrollToEnd(view.current, 'instant');
  }, []);

  useLayoutEffect(() => {
    if (lastQuestion !== askedLast.current && view.current) {
      follow(true);
      scrollSmoothlyToEnd(view.current);
    }
    askedLast.current = lastQuestion;
  }, [lastQuestion, follow]);

  // New text or a turned phone changes the height of the content or the view.
  useLayoutEffect(() => {
    if (!view.current || !content.current) return;
    const observer = new ResizeObserver(() => {
      if (following.current && view.current) scrollSmoothlyToEnd(view.current);
    });
    observer.observe(view.current);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    if (!view.current) return;
    follow(isFollowing(following.current, lastTop.current, view.current));
    lastTop.current = view.current.scrollTop;
  };

  const goToEnd = () => {
    if (!view.current) return;
    follow(true);
    view.current.scrollTo({ top: view.current.scrollHeight });
    // The focused button disappears.
    view.current.focus({ preventScroll: true });
  };

  return { view, content, isAtEnd, onScroll, goToEnd };
}

interface ScrollPosition {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** Within this distance of the end the reader counts as following. */
const NEAR_PX = 80;
const ABOVE_PX = 16;

function isNearEnd({ scrollTop, clientHeight, scrollHeight }: ScrollPosition): boolean {
  return scrollHeight - clientHeight - scrollTop <= NEAR_PX;
}

/**
 * True while the view follows the text being written: from the end on, until the reader scrolls up.
 * Falling behind a growing text, or still scrolling there, does not end it.
 */
export function isFollowing(
  wasFollowing: boolean,
  lastTop: number,
  position: ScrollPosition,
): boolean {
  if (isNearEnd(position)) return true;
  return wasFollowing && position.scrollTop >= lastTop;
}

/**
 * Keeps the scroll position when earlier messages are added above. Browsers do this only in part:
 * not at the very top, and Safari not at all.
 * @param first the id of the first message shown
 * @returns call it before loading them
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
    // The focused button may have disappeared.
    if (document.activeElement === document.body) view.current.focus({ preventScroll: true });
  }, [view, first]);

  return () => {
    const element = list.current?.firstElementChild;
    if (element instanceof HTMLElement) anchor.current = { first, element, top: element.offsetTop };
  };
}
