import { LEAST_VOICES, type FeedbackRole, type GroupedRole } from './feedback.ts';

const groupedRoles = ['peer', 'report', 'other'] as const satisfies readonly GroupedRole[];

/**
 * Disjoint groups of at least three forms. Roles with fewer are shown together; if they are still too
 * few, with the smallest other group (of equal ones, the first). Invited roles without a form
 * count as such roles, so that a group's name does not reveal whether one person answered.
 * Empty if there are fewer than three forms in all.
 */
export function groupRoles(
  invited: readonly FeedbackRole[],
  answered: readonly FeedbackRole[],
): GroupedRole[][] {
  const known = new Set([...invited, ...answered]);
  const formsOf = (roles: readonly FeedbackRole[]) =>
    answered.filter((it) => roles.includes(it)).length;
  const isLarge = (roles: readonly FeedbackRole[]) => formsOf(roles) >= LEAST_VOICES;
  const each = groupedRoles.filter((role) => known.has(role)).map((role) => [role]);
  const small = each.filter((it) => !isLarge(it)).flat();
  const large = each.filter(isLarge);
  if (isLarge(small)) return inOrder([...large, small]);
  const [smallest, ...others] = large.toSorted((a, b) => formsOf(a) - formsOf(b));
  return smallest ? inOrder([[...smallest, ...small], ...others]) : [];
}

/** As `groupedRoles`: each group, and all of them by their first role. */
function inOrder(groups: readonly (readonly GroupedRole[])[]): GroupedRole[][] {
  const place = (role: GroupedRole) => groupedRoles.indexOf(role);
  return groups
    .map((roles) => roles.toSorted((a, b) => place(a) - place(b)))
    .toSorted(([a], [b]) => place(a!) - place(b!));
}
