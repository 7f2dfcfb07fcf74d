/** The dashboard's share button. A separate file, so that the dashboard does not load the dialog. */
export const shareButton = {
  label: 'Share',
  /** When the dialog's code could not be loaded, for example offline. */
  noCode: {
    title: 'Sharing could not be opened.',
    description: 'Check your connection, then try again.',
  },
} as const;
