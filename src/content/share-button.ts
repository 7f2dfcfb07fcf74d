/** What the dashboard says of sharing before anybody presses it: apart, so that it loads no more. */
export const shareButton = {
  label: 'Share',
  /** Without a connection, say. */
  noCode: {
    title: 'Sharing could not be opened',
    description: 'Check your connection, then try again.',
  },
} as const;
