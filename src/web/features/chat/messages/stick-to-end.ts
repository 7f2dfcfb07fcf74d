export interface ScrollPosition {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** So near the end that the reader is taken to be following. */
const NEAR_PX = 80;

function isNearEnd({ scrollTop, clientHeight, scrollHeight }: ScrollPosition): boolean {
  return scrollHeight - clientHeight - scrollTop <= NEAR_PX;
}

/**
 * Does the view follow what is being written? It does at the end and ceases to when the reader
 * scrolls up; that it falls behind a growing text, or is still on its way there, changes nothing.
 */
export function isFollowing(
  wasFollowing: boolean,
  lastTop: number,
  position: ScrollPosition,
): boolean {
  if (isNearEnd(position)) return true;
  return wasFollowing && position.scrollTop >= lastTop;
}
