import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const words = style({
  marginBlockStart: vars.space[3],
  maxWidth: vars.width.measure,
  color: vars.color.muted,
});

/** A long one breaks where it must. */
export const address = style({ color: vars.color.text, overflowWrap: 'anywhere' });

export const choices = style({ marginBlockStart: vars.space[5] });

export const problem = style({ marginBlockStart: vars.space[4], color: vars.color.danger });
