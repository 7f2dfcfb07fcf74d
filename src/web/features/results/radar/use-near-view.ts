import { useEffect, useState, type RefObject } from 'react';

/** How far below the window something is got ready. */
const MARGIN = '200px';

/** Has the element come into view, or close to it? */
export function useNearView(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear]);

  return isNear;
}
