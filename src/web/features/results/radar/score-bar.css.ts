import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const bar = style({
  width: '100%',
  height: 10,
  borderRadius: '99px',
  background: vars.color.line,
  printColorAdjust: 'exact',
});

export const fill = style({ fill: vars.color.text });

/** Cuts the bar into the five steps of the scale. */
export const mark = style({ stroke: vars.color.raised, strokeWidth: 2 });
