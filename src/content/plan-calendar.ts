/** The words of the calendar file. */
export const planCalendar = {
  name: 'My leadership plan',
  fileName: 'my-leadership-plan.ics',
  competency: (name: string) => `Competency: ${name}`,
  whenItWorks: (words: string) => `What success looks like: ${words}`,
  noId: 'The address must include the assessment’s id (a UUID): /assessment/plan.ics?id=',
  noFile: 'No Calendar File',
  toPlan: 'Open My 90-Day Plan',
  nothingDue:
    'Nothing in this plan has a due date. Choose a start day, and add an action that is not done.',
  plan: (url: string) => `Your plan: ${url}`,
} as const;
