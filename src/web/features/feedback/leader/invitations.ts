import { feedback } from '#content/feedback-leader.ts';
import { emailProblem, normalizeEmail } from '#domain/email.ts';
import {
  invitationLimits,
  MAX_MANAGERS,
  type FeedbackKind,
  type FeedbackRole,
} from '#domain/feedback/feedback.ts';

const copy = feedback.form;

/** A line of the form. */
export interface Row {
  key: number;
  email: string;
  /** Null if not chosen yet. */
  role: FeedbackRole | null;
}

interface Checked {
  /** The lines with an address. */
  invitations: Pick<Row, 'email' | 'role'>[];
  /** By the key of the line. */
  problems: Map<number, { email?: string; role?: string }>;
  /** Of all lines together. */
  problem: string | undefined;
}

/** What is wrong with the list, in the order of the form. Lines without an address are left out. */
export function checkRows(
  rows: readonly Row[],
  kind: FeedbackKind,
  ownEmail: string | null,
): Checked {
  const filled = rows.filter(({ email }) => email.trim() !== '');
  const own = ownEmail === null ? null : normalizeEmail(ownEmail);
  const seen = new Set<string>();
  const problems: Checked['problems'] = new Map();
  for (const { key, email, role } of filled) {
    const address = normalizeEmail(email);
    const problem =
      address === null
        ? `${emailProblem(email)}.`
        : address === own
          ? copy.own
          : seen.has(address)
            ? copy.twice
            : null;
    if (address !== null) seen.add(address);
    const isRoleMissing = kind === 'full' && role === null;
    if (problem !== null || isRoleMissing) {
      problems.set(key, {
        ...(problem !== null && { email: problem }),
        ...(isRoleMissing && { role: copy.roleMissing }),
      });
    }
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
  const filled = rows.map((row, index) =>
    rest.length > 0 && (index === start || (index > start && row.email.trim() === ''))
      ? { ...row, email: rest.shift()! }
      : row,
  );
  const room = rest.splice(0, most - filled.length);
  const nextKey = Math.max(...rows.map((row) => row.key)) + 1;
  const added = room.map((email, index) => ({ key: nextKey + index, email, role: null }));
  return { rows: [...filled, ...added], left: rest.length };
}
