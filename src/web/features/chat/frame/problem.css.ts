import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const problem = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[3],
  color: vars.color.muted,
});
