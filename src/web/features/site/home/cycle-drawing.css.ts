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

/** The turns gain weight from the inside out. */
export const first = style({ stroke: vars.color.control, strokeWidth: 1.5 });
export const second = style({ strokeWidth: 2.25 });
export const third = style({ stroke: vars.color.accent, strokeWidth: 4.5, strokeLinecap: 'round' });
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
