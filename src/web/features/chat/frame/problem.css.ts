import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const problem = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[3],
  color: vars.color.muted,
});
