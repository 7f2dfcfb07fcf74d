const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How many seconds what is kept of a visitor lasts: the service goes by it, and the notice tells it. */
export const keptFor = {
  /** The cookie that knows whose assessments are whose, from its last change. */
  grants: 180 * DAY,
  /** A sign-in that was begun. */
  signIn: 10 * MINUTE,
  /** A session, however much it is used. */
  session: 30 * DAY,
  /** A session that is not used. */
  idleSession: 7 * DAY,
  /** What a sign-in opens of the owner's office: after it they sign in anew. */
  officeSession: 12 * HOUR,
  /** What was done in the owner's office, and who did it. */
  officeLog: 365 * DAY,
  /** Counts of calls: no window is longer. */
  counts: DAY,
  /** A link that somebody asked for, to all that stands under an address. */
  askedLink: 7 * DAY,
  /** What is noted of a mail with such a link. */
  askedMail: 30 * DAY,
  /** That mail to an address was refused for good: then it is tried again. */
  refusedMark: 180 * DAY,
  /** That a mail went to an address. No mail limit counts for longer. */
  mailCounts: DAY,
  /** What was delivered to other programs of the practice. */
  delivery: 30 * DAY,
} as const;

const units = { day: DAY, hour: HOUR, minute: MINUTE } as const;

/** As people say it: `180 days`. */
export function inWords(seconds: number): string {
  const [name, length] = Object.entries(units).find(([, size]) => seconds % size === 0) ?? [
    'second',
    1,
  ];
  const count = seconds / length;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
