import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const icon = style({
  flex: 'none',
  width: '4rem',
  height: '4rem',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const point = style({ fill: vars.color.accent, stroke: 'none' });
