import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

/** Toasts stay clear of the message being written, with the lines below it. */
export const aboveComposer = style({
  display: 'contents',
  vars: { [vars.layout.fixedBarHeight]: '9rem' },
});
