import { style } from '@vanilla-extract/css';

/** Only while the card is folded. */
export const reminderSet = style({
  display: 'none',
  selectors: { 'details:not([open]) > summary > &': { display: 'block', order: 1 } },
});
