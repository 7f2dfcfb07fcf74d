import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const heading = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  alignContent: 'start',
});

export const lead = style({ color: vars.color.muted });
