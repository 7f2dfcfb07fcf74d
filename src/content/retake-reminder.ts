/** The email reminder to retake the assessment, below the results. */
export const retakeReminderCopy = {
  title: 'Email Reminder',
  /** Before the address. */
  offer: 'Habits take months to change. When it is time to look again, we can send one email to',
  /** Before the address, and between it and the date. */
  set: ['We will send one email to', 'on'],
  choose: 'Remind me in',
  change: 'Change it to',
  months: (count: number) => `${count} Months`,
  none: 'Cancel Reminder',
  failed: 'The reminder could not be saved. Please try again.',
} as const;
