import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const card = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  maxWidth: '44rem',
});

export const words = style({ maxWidth: vars.width.measure, color: vars.color.muted });
