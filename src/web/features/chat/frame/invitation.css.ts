import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const words = style({
  display: 'grid',
  gap: vars.space[4],
  width: '100%',
  maxWidth: '44rem',
});

export const action = style({ marginBlockStart: vars.space[3] });
