import type { AreaName } from './areas.ts';
import type { CompetencyRanking } from './competency-ranking.ts';
import type { FocusSuggestion } from './plan-focus.ts';
import type { Profile } from './profile.ts';
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
  /** The link that verifies the leader's address before a round of feedback of this kind, on request. */
  'feedback_confirm_full',
  'feedback_confirm_focus',
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

export const mailStates = ['waiting', 'sending', 'sent', 'refused', 'dropped', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** Readers can unsubscribe from them. */
export function isReminder(kind: MailKind): boolean {
  return kind === 'reminder' || kind === 'retake' || kind === 'plan';
}

/** Readers can decline all of them, from everyone. */
export function isInvitation(kind: MailKind): kind is 'feedback_invitation' | 'feedback_reminder' {
  return kind === 'feedback_invitation' || kind === 'feedback_reminder';
}

/** What the server or the reader of a mailbox no longer accepts, and since when. */
export interface MailMarks {
  /** Rejected for good. */
  refused_at: Date | null;
  unsubscribed_at: Date | null;
  no_feedback_at: Date | null;
}

export function isStopped(kind: MailKind, marks: Partial<MailMarks>): boolean {
  if (marks.refused_at) return true;
  return Boolean(
    isInvitation(kind) ? marks.no_feedback_at : isReminder(kind) && marks.unsubscribed_at,
  );
}

/**
 * A reminder is sent a week after the last response, but not so late that it would surprise its
 * reader, as after a long mail outage.
 */
export const reminder = { afterDays: 7, untilDays: 30 } as const;

/** A reminder to retake the assessment can be set for this many months later. */
export const retakeMonths = [3, 6, 12] as const;
export type RetakeMonths = (typeof retakeMonths)[number];

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
  | { kind: 'feedback_confirm_full'; openUrl: string; expiresAt: Date }
  | { kind: 'feedback_confirm_focus'; openUrl: string; expiresAt: Date }
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
  /** Null until all areas are complete. */
  profile: Profile | null;
  /** What the plan suggests first. */
  focus: FocusSuggestion | undefined;
}

export interface RenderedMail {
  subject: string;
  html: string;
  /** The same for clients without HTML. */
  text: string;
}

/**
 * What a mail counts as. `asked`: anyone can request it for any address; a late one is of no use and can be
 * requested again, so it is dropped at a limit, and all others wait. `invited`: someone typed the address
 * of a colleague. `planned`: due by date. `promised`: all others.
 */
export type MailShare = 'asked' | 'invited' | 'planned' | 'promised';

const onRequest: ReadonlySet<MailKind> = new Set([
  'find',
  'your_data',
  'feedback_confirm_full',
  'feedback_confirm_focus',
]);

export function shareOf(kind: MailKind): MailShare {
  if (onRequest.has(kind)) return 'asked';
  if (isInvitation(kind)) return 'invited';
  return isReminder(kind) || kind === 'expiry' ? 'planned' : 'promised';
}

/** How many mails may be sent within a time. */
interface MailLimit {
  to: 'mailbox' | 'everyone';
  shares: readonly MailShare[];
  /** Whether someone verified the assessment that the mail is about, or the address; null for both. */
  isVerified: boolean | null;
  max: number;
  withinHours: number;
}

const owned = ['promised', 'planned'] as const;

/**
 * Anyone can type any address, so the limits protect its reader, and the sender's reputation. No two shares of
 * mails overlap, so that no stranger can hold back what a person asked for or has verified.
 */
export const mailLimits: readonly MailLimit[] = [
  { to: 'mailbox', shares: ['asked'], isVerified: null, max: 3, withinHours: 1 },
  { to: 'mailbox', shares: ['asked'], isVerified: null, max: 8, withinHours: 24 },
  { to: 'mailbox', shares: ['invited'], isVerified: null, max: 3, withinHours: 1 },
  { to: 'mailbox', shares: ['invited'], isVerified: null, max: 8, withinHours: 24 },
  { to: 'mailbox', shares: owned, isVerified: true, max: 6, withinHours: 1 },
  { to: 'mailbox', shares: owned, isVerified: true, max: 20, withinHours: 24 },
  { to: 'mailbox', shares: owned, isVerified: false, max: 3, withinHours: 1 },
  { to: 'mailbox', shares: owned, isVerified: false, max: 8, withinHours: 24 },
  { to: 'everyone', shares: ['asked'], isVerified: true, max: 100, withinHours: 1 },
  { to: 'everyone', shares: ['asked'], isVerified: false, max: 100, withinHours: 1 },
  { to: 'everyone', shares: ['invited'], isVerified: null, max: 200, withinHours: 1 },
  { to: 'everyone', shares: owned, isVerified: true, max: 350, withinHours: 1 },
  { to: 'everyone', shares: ['promised'], isVerified: false, max: 200, withinHours: 1 },
  { to: 'everyone', shares: ['planned'], isVerified: false, max: 50, withinHours: 1 },
];

/**
 * When one more mail of this kind is sent.
 * @param latest for each of `mailLimits`, when the mail that uses it up is sent; null if there is room
 * @returns null for never: it would be too late
 */
export function dueAfter(
  kind: MailKind,
  isVerified: boolean,
  latest: readonly (Date | null)[],
  now: Date,
): Date | null {
  const share = shareOf(kind);
  const free = mailLimits.map((limit, index) => {
    const reached = latest[index];
    const counts = limit.shares.includes(share) && (limit.isVerified ?? isVerified) === isVerified;
    return reached && counts ? reached.getTime() + limit.withinHours * HOUR_MS : 0;
  });
  const due = Math.max(now.getTime(), ...free);
  const longestWait = share === 'asked' ? 0 : LONGEST_WAIT_HOURS * HOUR_MS;
  return due - now.getTime() > longestWait ? null : new Date(due);
}

const HOUR_MS = 60 * 60 * 1000;
/** A promised mail that would come later than this is not sent. */
const LONGEST_WAIT_HOURS = 72;
