import { LEAST_VOICES, type FeedbackRole, type GroupedRole } from './feedback.ts';

const groupedRoles = ['peer', 'report', 'other'] as const satisfies readonly GroupedRole[];

interface Group {
  roles: GroupedRole[];
  forms: number;
}

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
  const each = groupedRoles
    .filter((role) => known.has(role))
    .map((role) => ({ roles: [role], forms: answered.filter((it) => it === role).length }));
  const small = joined(each.filter((it) => !isLarge(it)));
  const large = each.filter(isLarge);
  if (isLarge(small)) return inOrder([...large, small]);
  const [smallest, ...others] = large.toSorted((a, b) => a.forms - b.forms);
  return smallest ? inOrder([joined([smallest, small]), ...others]) : [];
}

const isLarge = ({ forms }: Group) => forms >= LEAST_VOICES;

function joined(groups: readonly Group[]): Group {
  const roles = new Set(groups.flatMap((it) => it.roles));
  return {
    roles: groupedRoles.filter((role) => roles.has(role)),
    forms: groups.reduce((total, it) => total + it.forms, 0),
  };
}

function inOrder(groups: readonly Group[]): GroupedRole[][] {
  const place = ([first]: GroupedRole[]) => groupedRoles.indexOf(first!);
  return groups.map(({ roles }) => roles).toSorted((a, b) => place(a) - place(b));
}
