/** Beside the button that prints the report. It is a file of its own so that the page does not load the report. */
export const coverName = {
  summary: (name: string | null) =>
    name === null ? 'Name on the Cover' : `Name on the Cover: ${name}`,
  title: 'The Cover of Your Report',
  label: 'Your name',
  hint: 'Optional. It is saved in this browser only, and printed on your report, plan, and comparison.',
  done: 'Done',
} as const;
