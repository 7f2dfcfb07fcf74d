import type { MailKind } from './mail.ts';

/** The effects of an event, besides the changes in the transaction that causes it. */
interface Followers {
  /** Enqueued in the same transaction if there is an address; the worker sends it. */
  mail?:
    | MailKind
    | { unfinished: MailKind; completed: MailKind }
    | { full: MailKind; focus: MailKind };
  /**
   * The programs of the practice that subscribed get it under its own name. A trigger in
   * `db/functions/webhooks.sql` records it, and the worker sends it. The office shows
   * these words, which describe it to someone who does not program.
   */
  webhook?: { name: string; when: string };
}

/** Every event that causes a mail or a webhook. */
export const events = {
  /** The first competency is rated; again after a reset. */
  'assessment.started': {
    webhook: { name: 'Assessment started', when: 'Someone rates their first competency' },
  },
  'assessment.completed': {
    webhook: { name: 'Assessment completed', when: 'Someone completes an assessment' },
    mail: 'results',
  },
  /** An address is given or changed: to save progress, or to open the results. */
  'email.given': {
    webhook: { name: 'Left an email', when: 'Someone leaves or changes an email address' },
    mail: { unfinished: 'continue', completed: 'results' },
  },
  /** The last verified assessment under an address is gone, or the office erased the person. */
  'person.erased': {
    webhook: {
      name: 'Contact erased',
      when: 'Someone’s data is erased, so the other program should erase it, too',
    },
  },
  /** Find My Results, if it answers by mail. */
  'results.searched': { mail: 'find' },
  /** Someone asks for a link to their own data. */
  'data.requested': { mail: 'your_data' },
  /* The job `plan_mail` looks for these every hour. */
  'assessment.abandoned': { mail: 'reminder' },
  'assessment.expiring': { mail: 'expiry' },
  'retake.due': { mail: 'retake' },
  'plan.due': { mail: 'plan' },
  /** Someone who wants to start a round of feedback asks for a link that verifies their address. */
  'feedback.link_requested': {
    mail: { full: 'feedback_confirm_full', focus: 'feedback_confirm_focus' },
  },
  /* A round of feedback: the job `run_feedback` looks for what is due every day. */
  'feedback.opened': { mail: 'feedback_invitation' },
  'feedback.unanswered': { mail: 'feedback_reminder' },
  'feedback.submitted': { mail: 'feedback_receipt' },
  'feedback.published': { mail: 'feedback_published' },
  'feedback.too_few': { mail: 'feedback_too_few' },
} as const satisfies Record<string, Followers>;

export type EventName = keyof typeof events;

/** The events that the practice's other programs can subscribe to. */
export type WebhookEvent = {
  [Name in EventName]: (typeof events)[Name] extends { webhook: object } ? Name : never;
}[EventName];

const followers: Record<EventName, Followers> = events;

export const webhookEvents = (Object.keys(events) as EventName[]).filter(
  (name): name is WebhookEvent => followers[name].webhook !== undefined,
);

/** The state of an assessment that decides which events a change causes. */
export interface AssessmentState {
  email: string | null;
  isCompleted: boolean;
}

function eventsOf(before: AssessmentState, after: AssessmentState) {
  const caused: ('email.given' | 'assessment.completed')[] = [];
  if (after.email !== before.email) caused.push('email.given');
  if (after.isCompleted && !before.isCompleted) caused.push('assessment.completed');
  return caused;
}

/** The mail that a change of an assessment causes: only one, even if the change causes two events. */
export function mailAfter(before: AssessmentState, after: AssessmentState): MailKind | null {
  const [event] = eventsOf(before, after);
  if (after.email === null || event === undefined) return null;
  const { mail } = events[event];
  if (typeof mail === 'string') return mail;
  return after.isCompleted ? mail.completed : mail.unfinished;
}
