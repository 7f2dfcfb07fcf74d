/** Beside the button that prints the report. A separate file, so that the page does not load the report. */
export const coverName = {
  summary: (name: string | null) =>
    name === null ? 'Add Your Name to the Report' : `Name on the Report: ${name}`,
  title: 'Your Name on the Report',
  label: 'Your name',
  hint: 'It appears on the cover of your report, and on your plan and comparison when you print them. Only this browser stores it.',
  done: 'Done',
} as const;
