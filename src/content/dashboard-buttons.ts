/* Buttons of the dashboard: a separate file, so that it loads neither the report nor the dialog behind them. */

/** Beside the button that prints the report. */
export const coverName = {
  summary: (name: string | null) =>
    name === null ? 'Add Your Name to the Report' : `Name on the Report: ${name}`,
  title: 'Your Name on the Report',
  label: 'Your name',
  hint: 'It appears on the cover of your report, and on your plan and comparison when you print them. Only this browser stores it.',
  done: 'Done',
} as const;

export const shareButton = {
  label: 'Share',
  /** When the dialog's code could not be loaded, for example offline. */
  noCode: {
    title: 'Sharing could not be opened.',
    description: 'Check your connection, then try again.',
  },
} as const;
