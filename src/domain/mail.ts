import type { AreaName } from './areas.ts';
import type { CompetencyRanking } from './competency-ranking.ts';
import type { Day } from './plan-dates.ts';

/** Every mail that is sent. See `events.ts` for the events that cause them. */
export const mailKinds = [
  /** After Save Progress: the link to continue. */
  'continue',
  /** After the email gate: the results, and the link to them. */
  'results',
  /** The answer to Find My Results, if it is mailed. */
  'find',
  /** Once, some time after the last response to an unfinished assessment. */
  'reminder',
  /** At the time its reader chose. */
  'retake',
  /** In the morning of a day on which an action of the plan is due, if the owner asked for it. */
  'plan',
  /** A link to one's own data, on request. */
  'your_data',
  /** Before an expired assessment is deleted. */
  'expiry',
  /** To each colleague whom someone invites to give feedback. */
  'feedback_invitation',
  /** To those who have not answered, at most twice. */
  'feedback_reminder',
  /** To someone who submitted a form. */
  'feedback_receipt',
  /** To the leader, when the result is there. */
  'feedback_published',
  /** The same, if too few answered. */
  'feedback_too_few',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Not sent to readers who have unsubscribed. */
export function isReminder(kind: MailKind): boolean {
  return kind === 'reminder' || kind === 'retake' || kind === 'plan';
}

/** Not sent to readers who want no more invitations to give feedback. */
export function isInvitation(kind: MailKind): kind is 'feedback_invitation' | 'feedback_reminder' {
  return kind === 'feedback_invitation' || kind === 'feedback_reminder';
}

/**
 * A reminder is sent a week after the last response, but not so late that it would surprise its
 * reader, as after a long mail outage.
 */
export const reminder = { afterDays: 7, untilDays: 30 } as const;

/** A reminder to retake the assessment can be set for this many months later. */
export const retakeMonths = [3, 6, 12] as const;
export type RetakeMonths = (typeof retakeMonths)[number];

/** The content of a mail, by its kind. See `src/content/mails.ts` for the texts. */
export type MailContent =
  | { kind: 'continue'; openUrl: string; completed: number; total: number }
  | { kind: 'results'; openUrl: string; results: MailedResults }
  | { kind: 'find'; openUrl: string; assessments: number; expiresAt: Date }
  | {
      kind: 'reminder';
      openUrl: string;
      unsubscribeUrl: string;
      completed: number;
      total: number;
      /** When it is deleted if nothing happens; null for never. */
      deletedAt: Date | null;
    }
  | { kind: 'retake'; openUrl: string; unsubscribeUrl: string; completedAt: Date }
  | {
      kind: 'plan';
      openUrl: string;
      unsubscribeUrl: string;
      dueOn: Day;
      /** Their names. The owner's own texts are not mailed, since the address may be wrong. */
      competencies: readonly string[];
    }
  | { kind: 'your_data'; openUrl: string; assessments: number; expiresAt: Date }
  | { kind: 'expiry'; openUrl: string; isCompleted: boolean; begunAt: Date; deletedAt: Date }
  | InvitationMail<'feedback_invitation'>
  | InvitationMail<'feedback_reminder'>
  | ({ kind: 'feedback_receipt'; openUrl: string } & MailedRound)
  | { kind: 'feedback_published'; openUrl: string }
  | { kind: 'feedback_too_few'; openUrl: string };

interface InvitationMail<Kind extends MailKind> extends MailedRound {
  kind: Kind;
  openUrl: string;
  unsubscribeUrl: string;
  /** Their answers are shown as those of a manager. */
  isManager: boolean;
}

/** A round of feedback, as those invited may know it. */
export interface MailedRound {
  round: 'focus' | 'full';
  /** The leader's name, the only text of theirs in any mail to others. */
  name: string;
  /** How many competencies they are asked to rate. */
  competencies: number;
  /** The last day to answer. */
  closesOn: Day;
}

export interface MailedResults {
  /** × 100 (100–500). */
  overallScore: number;
  /** Rated competencies. */
  completed: number;
  /** Lowest first; scores × 100, null if nothing in it is rated. */
  areas: readonly {
    name: AreaName;
    score: number | null;
    completed: number;
    total: number;
  }[];
  /** The ranking as on the dashboard; null while too few competencies are answered. */
  ranking: CompetencyRanking | null;
}

/** A mail as it is sent. */
export interface RenderedMail {
  subject: string;
  html: string;
  /** The same for clients without HTML. */
  text: string;
}

/** How many mails may be sent within a time, and how long further ones wait. */
export interface MailLimit {
  /** `asked`: to an address, of the kinds that anyone can request. */
  of: 'address' | 'asked' | 'all';
  max: number;
  withinHours: number;
  /** When a delayed mail is attempted again. */
  waitsMinutes: number;
}

/**
 * Anyone can enter any address, so the limit protects its reader, and the sender's reputation. What anyone
 * can request has a smaller share, so that strangers cannot hold back an owner's results. The limit of all
 * mails stops a bug, or someone who uses many addresses.
 */
export const mailLimits = [
  { of: 'address', max: 6, withinHours: 1, waitsMinutes: 15 },
  { of: 'address', max: 20, withinHours: 24, waitsMinutes: 120 },
  { of: 'asked', max: 3, withinHours: 1, waitsMinutes: 15 },
  { of: 'asked', max: 8, withinHours: 24, waitsMinutes: 120 },
  { of: 'all', max: 1000, withinHours: 1, waitsMinutes: 15 },
] as const satisfies readonly MailLimit[];

/** The limits that a mail of this kind counts for. */
export function limitsOf(kind: MailKind): MailLimit[] {
  return mailLimits.filter(({ of }) => of !== 'asked' || countsAsAsked(kind));
}

/** The limit that one more mail would exceed: the one with the longest wait; null if none. */
export function reachedLimit(
  counts: readonly number[],
  limits: readonly MailLimit[],
): MailLimit | null {
  const reached = limits.filter(({ max }, index) => (counts[index] ?? 0) >= max);
  return reached.toSorted((a, b) => b.waitsMinutes - a.waitsMinutes)[0] ?? null;
}

/** It goes to an address that someone else typed, and so shares the smaller limit. Invitations wait. */
export function countsAsAsked(kind: MailKind): boolean {
  return isAsked(kind) || isInvitation(kind);
}

/**
 * Anyone can request it for any address. A late answer is of no use and can be requested again, so
 * it is dropped when a limit is reached. All other mails were promised, and wait.
 */
export function isAsked(kind: MailKind): boolean {
  return kind === 'find' || kind === 'your_data';
}
