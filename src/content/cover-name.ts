/** Beside the button that prints the report. It is a file of its own so that the page does not load the report. */
export const coverName = {
  summary: (name: string | null) =>
    name === null ? 'Name on the cover' : `Name on the cover: ${name}`,
  label: 'Your name',
  hint: 'Only if you want it there. It is saved in this browser, and printed on the report, the plan, and the comparison.',
} as const;
