import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const lead = style({
  marginBlockStart: vars.space[3],
  maxWidth: '58ch',
  color: vars.color.muted,
});

export const content = style({
  marginBlockStart: `clamp(${vars.space[5]}, 1rem + 2vw, ${vars.space[6]})`,
});
