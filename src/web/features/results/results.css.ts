import { style, globalStyle } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '2.75rem',
  marginBlockStart: vars.space[2],
  fontSize: vars.size.small,
});

export const namedReport = style({ display: 'grid', fontSize: vars.size.small });
/** Tall enough for a finger. */
globalStyle(`${namedReport} > button + button`, { minHeight: '2.75rem' });

export const scoreBar = style({
  width: '100%',
  height: 10,
  borderRadius: '99px',
  background: vars.color.line,
  printColorAdjust: 'exact',
  '@media': { [media.forced]: { background: 'Canvas', outline: '1px solid CanvasText' } },
});

export const scoreFill = style({
  fill: vars.color.text,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});

/** Cuts the scoreBar into the five steps of the scale. */
export const scoreMark = style({
  stroke: vars.color.raised,
  strokeWidth: 2,
  '@media': { [media.forced]: { stroke: 'Canvas' } },
});
