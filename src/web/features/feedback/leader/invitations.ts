import { feedback } from '#content/feedback-leader.ts';
import { emailProblem, normalizeEmail } from '#domain/email.ts';
import {
  invitationLimits,
  MAX_MANAGERS,
  type FeedbackKind,
  type FeedbackRole,
} from '#domain/feedback/feedback.ts';

const copy = feedback.form;

export interface Row {
  key: number;
  email: string;
  /** Null if not chosen yet. */
  role: FeedbackRole | null;
}

/**
 * What is wrong with the list, in the order of the form: by the key of a line, and of all lines together.
 * Lines without an address are left out.
 */
export function checkRows(rows: readonly Row[], kind: FeedbackKind, ownEmail: string | null) {
  const filled = rows.filter(({ email }) => email.trim() !== '');
  const own = ownEmail === null ? null : normalizeEmail(ownEmail);
  const seen = new Set<string>();
  const problems = new Map<number, Record<'email' | 'role', string | undefined>>();
  const problemOf = (email: string) => {
    const address = normalizeEmail(email);
    if (address === null) return `${emailProblem(email)}.`;
    if (address === own) return copy.own;
    if (seen.has(address)) return copy.twice;
    seen.add(address);
    return undefined;
  };
  for (const { key, email, role } of filled) {
    const wrong = {
      email: problemOf(email),
      role: kind === 'full' && role === null ? copy.roleMissing : undefined,
    };
    if (wrong.email ?? wrong.role) problems.set(key, wrong);
  }
  const { least } = invitationLimits[kind];
  const managers = filled.filter(({ role }) => role === 'manager').length;
  return {
    invitations: filled.map(({ email, role }) => ({ email: email.trim(), role })),
    problems,
    problem:
      filled.length < least
        ? copy.tooFew(least)
        : managers > MAX_MANAGERS
          ? copy.tooManyManagers(MAX_MANAGERS)
          : undefined,
  };
}

/** The addresses in a text, such as `Ada <ada@example.com>; bob@example.com`. */
export function addressesIn(text: string): string[] {
  return text.split(/[\s,;<>()"]+/u).filter((part) => part.includes('@'));
}

export function withRow(rows: readonly Row[], email: string): Row[] {
  const key = Math.max(...rows.map((row) => row.key)) + 1;
  return [...rows, { key, email, role: null }];
}

/**
 * Puts addresses into this line and the next empty ones, adding lines as needed.
 * @returns how many were left out because the list is full
 */
export function withPasted(
  rows: readonly Row[],
  key: number,
  addresses: readonly string[],
  most: number,
): { rows: Row[]; left: number } {
  const rest = [...addresses];
  const start = rows.findIndex((row) => row.key === key);
  const filled = rows.map((row, index) => {
    const isFree = index === start || (index > start && row.email.trim() === '');
    return isFree ? { ...row, email: rest.shift() ?? row.email } : row;
  });
  const added = rest.splice(0, most - filled.length);
  return { rows: added.reduce(withRow, filled), left: rest.length };
}
