import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
