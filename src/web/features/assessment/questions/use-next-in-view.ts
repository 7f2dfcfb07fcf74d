import { useEffect, useRef, type RefObject } from 'react';
import type { RatingPair } from './use-question-flow.ts';

/**
 * Where both questions do not fit the window, rating one brings the other into view if that has no
 * rating yet, whichever way the rating was given.
 * @returns the ref of what holds the two groups
 */
export function useNextInView(
  competencyId: string,
  ratings: RatingPair,
): RefObject<HTMLDivElement | null> {
  const groups = useRef<HTMLDivElement>(null);
  const before = useRef({ competencyId, ratings });

  useEffect(() => {
    const { ratings: earlier, ...last } = before.current;
    before.current = { competencyId, ratings };
    if (last.competencyId !== competencyId) return;
    const open = ratings.indexOf(null);
    const rated = 1 - open;
    const isJustRated = earlier[rated] !== ratings[rated] && ratings[rated] !== null;
    if (open === -1 || !isJustRated) return;
    groups.current?.children[open]?.scrollIntoView({
      block: 'nearest',
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    });
  }, [competencyId, ratings]);

  return groups;
}
