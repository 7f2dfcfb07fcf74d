import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const drawing = style({
  width: '100%',
  maxWidth: '36rem',
  marginInline: 'auto',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 2,
});

export const axis = style({ stroke: vars.color.control, strokeWidth: 1, strokeDasharray: '2 6' });
export const earlier = style({ stroke: vars.color.control });
export const turn = style({ stroke: vars.color.accent, strokeWidth: 4.5, strokeLinecap: 'round' });
export const point = style({ fill: vars.color.deep, strokeWidth: 3 });
export const origin = style({ fill: vars.color.text, stroke: 'none' });

export const label = style({
  fill: vars.color.text,
  stroke: 'none',
  fontFamily: vars.font.display,
  fontSize: 27,
  fontWeight: 500,
  letterSpacing: '-0.02em',
});
