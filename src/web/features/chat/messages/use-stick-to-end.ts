import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { media } from '#web/theme/media.ts';
import { isFollowing } from './stick-to-end.ts';

function scrollToEnd(view: HTMLElement, behavior: ScrollBehavior): void {
  view.scrollTo({ top: view.scrollHeight, behavior });
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

  // Whatever makes content or view another height: text that comes, a phone that is turned.
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
    scrollSmoothlyToEnd(view.current);
    // The button that asked for it goes away.
    view.current.focus({ preventScroll: true });
  };

  return { view, content, isAtEnd, onScroll, goToEnd };
}
