import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/** Spans a phone from edge to edge. Compact in short windows, so that both questions are visible. */
export const card = style({
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
  paddingInline: vars.space.gutter,
  borderInline: 0,
  borderRadius: 0,
  scrollMarginTop: `calc(-1 * ${vars.space[4]})`,
  '@media': {
    // On a phone, the line of the header is above it.
    [media.forced]: { borderBlockStartColor: 'Canvas' },
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

export const bar = style({ flex: '1 1 5rem' });

/** Shrinks in low windows, where both questions should be visible, too. */
const roomy = (most: string) => `clamp(${vars.space[2]}, 5vh - 1.875rem, ${most})`;

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[2]}`,
  marginBlockStart: roomy(vars.space[5]),
});

/** A long area wraps. */
globalStyle(`${about} > span`, { whiteSpace: 'normal' });

export const name = style({
  marginBlockStart: vars.space[2],
  fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2.5rem)',
});
