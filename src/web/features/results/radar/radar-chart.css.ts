import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

/** All in the text's color and the page's: both are readable in every contrast theme. */
export const chart = style({ width: '100%', height: '100%', color: vars.color.text });

export const labels = styleVariants({ roomy: 13, narrow: 11 }, (fontSize) => ({
  fill: 'currentColor',
  fontFamily: vars.font.text,
  fontSize,
  fontWeight: 600,
}));

/** A figure of the scale; its halo keeps it readable on the lines. */
export const mark = style({
  fill: 'currentColor',
  fontFamily: vars.font.text,
  fontSize: 11,
  fontVariantNumeric: 'tabular-nums',
  paintOrder: 'stroke',
  stroke: 'Canvas',
  strokeWidth: 5,
  strokeLinejoin: 'round',
});
