import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { ink, soft, solid } from '#web/ui/hue.css.ts';

/** Spreads the groups as far as the window's height allows: both should be visible at once. */
export const group = style({ marginBlockStart: `clamp(1.125rem, 2.7vh, ${vars.space[6]})` });

export const legend = style({
  padding: 0,
  fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)',
  lineHeight: 1.35,
  textWrap: 'balance',
});

const inRow = (count: number) =>
  style({
    display: 'grid',
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    marginBlockStart: `clamp(${vars.space[2]}, 1.6vh, ${vars.space[4]})`,
    '@media': {
      [media.medium]: { gap: vars.space[2] },
    },
  });

/** In a row on every screen: on a phone, where it is one joined control, a column would push the next question away. */
export const five = inRow(5);
export const seven = inRow(7);
globalStyle(`${seven} > label`, { '@media': { [media.small]: { justifyContent: 'center' } } });

/** Below the first, the middle, and the last of seven. */
export const ends = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  overflowWrap: 'anywhere',
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
  fontSize: vars.size.tiny,
  lineHeight: 1.3,
  color: vars.color.muted,
});
globalStyle(`${ends} > :nth-child(2)`, { textAlign: 'center' });
globalStyle(`${ends} > :nth-child(3)`, { textAlign: 'end' });

export const option = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '3.25rem',
  paddingBlock: vars.space[2],
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&:hover, &:has(:checked), &:has(:focus-visible)': { zIndex: 1 },
    '&:has(:checked)': {
      borderColor: solid,
      background: soft,
      color: ink,
      boxShadow: `inset 0 0 0 1px ${solid}`,
    },
    '&:has(:focus-visible)': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    // In forced colors, only keyword colors set the chosen option apart.
    [media.forced]: {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
          boxShadow: 'none',
          outlineColor: 'CanvasText',
        },
        // The description below is this option’s, not the chosen one’s.
        '&:hover:not(:has(:checked))': { outline: '2px solid Highlight' },
      },
    },
    [media.hover]: { ':hover': { borderColor: vars.color.text } },
    // Joined with its neighbors.
    [media.belowMedium]: {
      selectors: {
        '&:not(:first-child)': {
          borderStartStartRadius: 0,
          borderEndStartRadius: 0,
          marginInlineStart: -1,
        },
        '&:not(:last-child)': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
      },
    },
    [media.medium]: { paddingInline: vars.space[2] },
    [media.wide]: {
      flexDirection: 'row',
      gap: vars.space[2],
      textAlign: 'start',
    },
  },
});

/** Covers the option, so that clicks and focus go to the native radio. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

const circle = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  borderRadius: '50%',
  fontWeight: 600,
});

export const value = style([
  circle,
  {
    border: `2px solid ${solid}`,
    fontVariantNumeric: 'tabular-nums',
    color: ink,
    selectors: {
      [`${option}:has(:checked) &`]: { background: solid, color: vars.color.raised },
    },
    '@media': {
      [media.forced]: {
        // The plate behind its figure would cut the ring.
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        color: 'CanvasText',
        selectors: {
          [`${option}:has(:checked) &`]: {
            borderColor: 'HighlightText',
            background: 'HighlightText',
            color: 'Highlight',
          },
        },
      },
    },
  },
]);

/** The longest word fits a fifth of any phone. */
export const label = style({
  fontSize: 'clamp(0.6rem, 3vw, 0.8125rem)',
  fontWeight: 500,
  lineHeight: 1.25,
  letterSpacing: '-0.02em',
  '@media': {
    [media.small]: { fontSize: vars.size.tiny, letterSpacing: 0 },
    [media.wide]: { fontSize: vars.size.small },
  },
});

export const shown = style({ gridArea: '1 / 1' });
/** Keeps the space of the longest, so that nothing moves. */
export const hidden = style([shown, { visibility: 'hidden' }]);
export const chosen = style({ color: ink, fontWeight: 500 });

export const guideValue = style([
  circle,
  {
    background: solid,
    color: vars.color.raised,
    '@media': { [media.forced]: { border: '1px solid' } },
  },
]);

/** As high as the circle beside it. */
export const guideLabel = style({ color: ink, paddingBlock: '0.25rem' });
