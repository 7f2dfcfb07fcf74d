/** Beside the button that prints the report: apart from the report’s own words, which come with it. */
export const coverName = {
  summary: (name: string | null) =>
    name === null ? 'Name on the cover' : `Name on the cover: ${name}`,
  label: 'Your name',
  hint: 'Only if you want it there. It is kept in this browser, and printed on the report, the plan, and the comparison.',
} as const;
