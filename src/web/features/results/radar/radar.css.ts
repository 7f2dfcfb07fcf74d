import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const drawing = style({
  containerType: 'inline-size',
  maxWidth: '26rem',
  marginInline: 'auto',
  '@media': { print: { maxWidth: '18rem' } },
});
/** In the drawing's own units, so smaller in a larger drawing: the names look the same at every width. */
globalStyle(`${drawing} > svg`, {
  display: 'block',
  width: '100%',
  fontFamily: vars.font.text,
  fontSize: 15,
  fontWeight: 600,
  '@container': {
    '(min-width: 18rem)': { fontSize: 13 },
    '(min-width: 22rem)': { fontSize: 11 },
  },
});
globalStyle(':root', { '@media': { [media.forced]: { vars: { '--radar-ground': 'Canvas' } } } });

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

/** Cuts the score bar into the five steps of the scale. */
export const scoreMark = style({
  stroke: vars.color.raised,
  strokeWidth: 2,
  '@media': { [media.forced]: { stroke: 'Canvas' } },
});
