/** The dashboard's share button. A separate file, so that the dashboard does not load the dialog. */
export const shareButton = {
  label: 'Share',
} as const;
