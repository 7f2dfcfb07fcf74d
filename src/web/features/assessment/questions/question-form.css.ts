import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/** On a phone from edge to edge; compact in low windows, so that both questions are visible. */
export const card = style({
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
  paddingInline: vars.space[3],
  borderInline: 0,
  borderRadius: 0,
  scrollMarginTop: `calc(-1 * ${vars.space[4]})`,
  '@media': {
    [media.small]: {
      marginInline: 0,
      paddingBlock: `clamp(${vars.space[4]}, 2.8vh, ${vars.space[6]})`,
      paddingInline: `clamp(${vars.space[5]}, 3.2vw, ${vars.space[7]})`,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      scrollMarginTop: `calc(-1 * ${vars.space[1]})`,
    },
  },
});

export const position = style({
  marginBlockEnd: vars.space[1],
  fontSize: vars.size.small,
  fontWeight: 600,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
});

export const areaDone = style({
  display: 'flex',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
  fontSize: vars.size.tiny,
  fontWeight: 500,
  lineHeight: 1.35,
  textWrap: 'balance',
  color: vars.hue.green.ink,
  '@media': { [media.small]: { marginBlockStart: vars.space[3], fontSize: vars.size.small } },
});

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  marginBlockStart: `clamp(${vars.space[3]}, 2vh, ${vars.space[5]})`,
  selectors: { [`${areaDone} + &`]: { marginBlockStart: vars.space[2] } },
  '@media': {
    [media.small]: { selectors: { [`${areaDone} + &`]: { marginBlockStart: vars.space[3] } } },
  },
});

/** A long area wraps on a phone at 200%. */
globalStyle(`${about} > span`, { whiteSpace: 'normal' });

export const ofArea = style({
  fontSize: vars.size.small,
  lineHeight: 1.4,
  color: vars.color.muted,
});

export const name = style({
  marginBlockStart: vars.space[2],
  fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2.5rem)',
});

export const description = style({
  maxWidth: '46rem',
  marginBlockStart: vars.space[2],
  fontSize: '1rem',
  lineHeight: 1.5,
  color: vars.color.muted,
});
