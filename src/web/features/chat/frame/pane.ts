/** How wide the main pane is, which the sidebar decides as much as the window. */
export const narrowPane = '(width < 38rem)';
export const widePane = '(width >= 38rem)';
