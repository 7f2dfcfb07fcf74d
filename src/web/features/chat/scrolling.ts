import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type WheelEvent,
} from 'react';
import { media } from '#web/theme/media.ts';

/** The help lines below the last question stay in view, with their first line. */
const LAST_HELP = '[data-help]:nth-last-child(-n + 2)';

/** Where to scroll to: the end, or until the reader has passed them, the help lines. */
function endOf(view: HTMLElement, hasPassedHelp: boolean): number {
  const help = hasPassedHelp ? null : view.querySelector<HTMLElement>(LAST_HELP);
  return help ? help.offsetTop - ABOVE_PX : view.scrollHeight;
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
  const hasPassedHelp = useRef(false);
  const [isAtEnd, setAtEnd] = useState(true);

  /** Below the help lines, the end of a long answer may be out of view. */
  const follow = useCallback((isOn: boolean) => {
    following.current = isOn;
    if (!view.current) return;
    const { clientHeight, scrollHeight } = view.current;
    const scrollTop = endOf(view.current, hasPassedHelp.current);
    setAtEnd(isOn && isNearEnd({ scrollTop, clientHeight, scrollHeight }));
  }, []);

  const scrollToEnd = useCallback(
    (behavior: ScrollBehavior = matchMedia(media.still).matches ? 'instant' : 'smooth') => {
      view.current?.scrollTo({ top: endOf(view.current, hasPassedHelp.current), behavior });
      follow(true);
    },
    [follow],
  );

  useLayoutEffect(() => scrollToEnd('instant'), [scrollToEnd]);

  useLayoutEffect(() => {
    if (lastQuestion !== askedLast.current) {
      hasPassedHelp.current = false;
      scrollToEnd();
    }
    askedLast.current = lastQuestion;
  }, [lastQuestion, scrollToEnd]);

  // New text or a turned phone changes the height of the content or the view.
  useLayoutEffect(() => {
    if (!view.current || !content.current) return;
    const observer = new ResizeObserver(() => {
      if (following.current) scrollToEnd();
    });
    observer.observe(view.current);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [scrollToEnd]);

  const onScroll = () => {
    if (!view.current) return;
    const { scrollTop } = view.current;
    const isPast = scrollTop > endOf(view.current, hasPassedHelp.current) + NEAR_PX;
    follow(isFollowing(following.current && !isPast, lastTop.current, view.current));
    hasPassedHelp.current ||= isPast;
    lastTop.current = scrollTop;
  };

  /** Before the view moves: text that arrives, or a way to the end that began, would take it back. */
  const onReach = (isUp: boolean) => {
    if (!isUp || !view.current || view.current.scrollTop === 0) return;
    view.current.scrollTo({ top: view.current.scrollTop, behavior: 'instant' });
    follow(false);
  };

  const goToEnd = () => {
    hasPassedHelp.current = true;
    scrollToEnd();
    // The focused button disappears.
    view.current?.focus({ preventScroll: true });
  };

  return {
    view,
    content,
    isAtEnd,
    goToEnd,
    moves: {
      onScroll,
      onWheel: ({ deltaY }: WheelEvent) => onReach(deltaY < 0),
      onTouchMove: () => onReach(true),
      onKeyDown: ({ key }: KeyboardEvent) => onReach(['ArrowUp', 'PageUp', 'Home'].includes(key)),
    },
  };
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
 * True while the view follows the text being written: from the end on, until the reader scrolls up,
 * however little. Falling behind a growing text, or still scrolling there, does not end it.
 */
export function isFollowing(
  wasFollowing: boolean,
  lastTop: number,
  position: ScrollPosition,
): boolean {
  const { scrollTop, clientHeight, scrollHeight } = position;
  // A text that became shorter moves the view, too.
  if (scrollTop < lastTop) return scrollHeight - clientHeight - scrollTop < 1;
  return wasFollowing || isNearEnd(position);
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
