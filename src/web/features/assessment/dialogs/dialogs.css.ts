import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/** A line of a list that is a button. */
export const row = style({
  paddingInline: vars.space[2],
  textAlign: 'start',
  outlineOffset: '-3px !important',
  '@media': { [media.hover]: { ':hover': { background: vars.color.deep } } },
});
