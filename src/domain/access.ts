/** A caller's relation to an assessment, from the most rights to the fewest. */
export const accesses = ['owner', 'finder', 'reader'] as const;
export type Access = (typeof accesses)[number];

/**
 * `continue`: responses, the position, and the completion. `own`: everything else; only reading needs no more than
 * the id.
 */
export type Action = 'continue' | 'own';

export function may(access: Access, action: Action): boolean {
  return access === 'owner' || (access === 'finder' && action === 'continue');
}

interface Acquaintance {
  /** The caller created the assessment or showed its session id. */
  isOwned: boolean;
  /** The caller pressed the button of a mailed link, and the assessment still has that address. */
  isVerified: boolean;
  /** The caller looked up the assessment's current email. */
  isLookedUp: boolean;
  isCompleted: boolean;
}

/** Typing an email verifies nothing: a finder can only continue an unfinished assessment. */
export function accessTo({ isOwned, isVerified, isLookedUp, isCompleted }: Acquaintance): Access {
  if (isOwned || isVerified) return 'owner';
  return isLookedUp && !isCompleted ? 'finder' : 'reader';
}

interface Owned {
  id: string;
  email: string | null;
}

/**
 * The assessments of the same person that come after this one in a list that starts with the latest.
 * Several people may use one browser, so only the same address counts; without one there are none.
 */
export function earlierOfSamePerson<A extends Owned>(latestFirst: readonly A[], id: string): A[] {
  const at = latestFirst.findIndex((one) => one.id === id);
  const email = latestFirst[at]?.email ?? null;
  return email === null ? [] : latestFirst.slice(at + 1).filter((one) => one.email === email);
}
