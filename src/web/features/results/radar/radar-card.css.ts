import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

const BESIDE = '(min-width: 46rem)';
const ROOMY = '(min-width: 26rem)';
const WIDE = '(min-width: 30rem)';

export const frame = style({ containerType: 'inline-size' });

/** Two radars and what they show. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@container': {
    [BESIDE]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'center' },
  },
});

export const figure = style({ marginBlockStart: vars.space[4] });

/** Its height is fixed, so that nothing moves when the chart loads. */
export const picture = style({
  height: 264,
  '@container': { [ROOMY]: { height: 410 }, [WIDE]: { height: 500 } },
  '@media': { [media.zoomed]: { height: 128 } },
});

/** For print. */
export const drawing = style({ maxWidth: '26rem', marginInline: 'auto' });
globalStyle(`${drawing} svg`, { width: '100%', height: 'auto' });
globalStyle(`${drawing} text`, {
  fill: 'currentColor',
  fontFamily: vars.font.text,
  fontSize: 12,
  fontWeight: 600,
});

/** The lines of recharts' own grid. */
export const grid = style({
  display: 'block',
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: vars.color.line,
});

export const caption = style({
  marginBlockStart: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  textAlign: 'center',
  textWrap: 'balance',
  '@media': { [media.phone]: { fontSize: vars.size.tiny } },
});

/** All in the text's color and the page's: both are readable in every contrast theme. */
export const chart = style({ width: '100%', height: '100%', color: vars.color.text });
/** The labels would overlap. `CornerNames` names the corners below the chart instead. */
globalStyle(`:is(${chart}, ${drawing}) text`, {
  '@media': { [media.zoomed]: { display: 'none' } },
});
// Into the space of the labels.
globalStyle(chart, { '@media': { [media.zoomed]: { transform: 'scale(1.25)' } } });
globalStyle(`${drawing} svg`, {
  '@media': { [media.zoomed]: { transform: 'scale(1.5)', marginBlockEnd: vars.space[3] } },
});

export const label = style({
  fill: 'currentColor',
  fontFamily: vars.font.text,
  fontSize: 13,
  fontWeight: 600,
});

/** A figure of the scale; its halo keeps it readable on the lines. */
export const scaleMark = style({
  fill: 'currentColor',
  fontFamily: vars.font.text,
  fontSize: 11,
  fontVariantNumeric: 'tabular-nums',
  paintOrder: 'stroke',
  stroke: 'Canvas',
  strokeWidth: 5,
  strokeLinejoin: 'round',
});
