import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const chart = style({ width: '100%', height: '100%' });

export const label = style({
  fill: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: 13,
  fontWeight: 600,
});

/** A figure of the scale; its halo keeps it readable on the lines. */
export const mark = style({
  fontFamily: vars.font.text,
  fontSize: 11,
  fontVariantNumeric: 'tabular-nums',
  paintOrder: 'stroke',
  stroke: vars.color.raised,
  strokeWidth: 3,
});
