/** The words of the calendar file. */
export const planCalendar = {
  name: 'My leadership plan',
  fileName: 'my-leadership-plan.ics',
  competency: (name: string) => `Competency: ${name}`,
  whenItWorks: (words: string) => `When it works: ${words}`,
  noId: 'The address must name the assessment: /assessment/plan.ics?id= and its id (a UUID).',
  noFile: 'There is no calendar file',
  toPlan: 'Go to my plan',
  nothingDue:
    'Nothing in this plan is due on a day. Give it a day to start from, and an action that is not done.',
  plan: (url: string) => `Your plan: ${url}`,
} as const;
