import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Renders its children, whose code then loads, once the reader is within a screen of their place. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setIsNear((was) => was || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '100%' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{isNear && children}</div>;
}
