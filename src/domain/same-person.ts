/** The data that decides whose assessment it is. */
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
