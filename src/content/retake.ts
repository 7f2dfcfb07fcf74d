/** On the results of whoever may be reminded by email to take the assessment again. */
export const retakeCopy = {
  title: 'Be reminded by email',
  /** Before the address. */
  offer: 'Habits take months to change. When it is time to look again, we can write once to',
  /** Before the address, and between it and the date. */
  set: ['We will write once to', 'on'],
  choose: 'Remind me in',
  change: 'Another time, in',
  months: (count: number) => `${count} months`,
  none: 'No reminder',
  failed: 'The reminder could not be saved. Please try again.',
} as const;
