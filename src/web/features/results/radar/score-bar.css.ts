import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const bar = style({
  width: '100%',
  height: 10,
  borderRadius: '99px',
  background: vars.color.line,
  printColorAdjust: 'exact',
  '@media': { [media.forced]: { background: 'Canvas', outline: '1px solid CanvasText' } },
});

export const fill = style({
  fill: vars.color.text,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});

/** Cuts the bar into the five steps of the scale. */
export const mark = style({
  stroke: vars.color.raised,
  strokeWidth: 2,
  '@media': { [media.forced]: { stroke: 'Canvas' } },
});
