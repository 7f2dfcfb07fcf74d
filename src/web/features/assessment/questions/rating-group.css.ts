import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { ratingHues, hues } from '#web/theme/tokens.ts';

const solid = createVar();
const soft = createVar();
const ink = createVar();

/** As far apart as the window's height allows: both groups should be visible at once. */
export const group = style({ marginBlockStart: `clamp(1.125rem, 2.7vh, ${vars.space[6]})` });

export const legend = style({
  padding: 0,
  fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)',
  lineHeight: 1.35,
  textWrap: 'balance',
});

export const number = style({
  fontSize: vars.size.small,
  fontWeight: 600,
  color: vars.color.muted,
});

/** Five in a row on every screen: on a phone a column of five would push the next question away. */
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: vars.space[1],
  marginBlockStart: `clamp(${vars.space[2]}, 1.6vh, ${vars.space[4]})`,
  '@media': {
    // Wider than the text, so that each word has room in its fifth.
    [media.phone]: { marginInline: `calc(${vars.space[3]} - ${vars.space.gutter})` },
    [media.zoomed]: { gridTemplateColumns: 'minmax(0, 1fr)', marginInline: 0 },
    [media.medium]: { gap: vars.space[2] },
  },
});

const optionBase = style({
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
    // Only the keyword colors tell the chosen one apart there.
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
      },
    },
    [media.zoomed]: {
      flexDirection: 'row',
      textAlign: 'start',
      gap: vars.space[3],
      paddingInline: vars.space[2],
    },
    [media.hover]: { ':hover': { borderColor: vars.color.text } },
    [media.medium]: { paddingInline: vars.space[2] },
    [media.wide]: {
      flexDirection: 'row',
      gap: vars.space[2],
      textAlign: 'start',
    },
  },
});

export const option = styleVariants(
  Object.fromEntries(ratingHues.map((hue) => [hue, hue])) as Record<
    (typeof ratingHues)[number],
    (typeof ratingHues)[number]
  >,
  (hue) => [
    optionBase,
    {
      vars: {
        [solid]: vars.hue[hue].solid,
        [soft]: vars.hue[hue].soft,
        [ink]: vars.hue[hue].ink,
      },
    },
  ],
);

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

export const value = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  border: `2px solid ${solid}`,
  borderRadius: '50%',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: ink,
  selectors: {
    [`${optionBase}:has(:checked) &`]: { background: solid, color: vars.color.raised },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        [`${optionBase}:has(:checked) &`]: {
          borderColor: 'HighlightText',
          background: 'HighlightText',
          color: 'Highlight',
        },
      },
    },
  },
});

/** The longest word fits a fifth of any phone. */
export const label = style({
  fontSize: 'clamp(0.6rem, 3.1vw, 0.8125rem)',
  fontWeight: 500,
  lineHeight: 1.25,
  letterSpacing: '-0.02em',
  '@media': {
    [media.zoomed]: { fontSize: vars.size.small },
    [media.small]: { fontSize: vars.size.tiny, letterSpacing: 0 },
    [media.wide]: { fontSize: vars.size.small },
  },
});

export const stack = style({
  display: 'grid',
  marginBlockStart: vars.space[2],
  fontSize: vars.size.small,
  lineHeight: 1.4,
});

export const shown = style({ gridArea: '1 / 1' });
export const hint = style([shown, { color: vars.color.muted }]);
export const hidden = style([shown, { visibility: 'hidden' }]);
export const chosen = styleVariants(hues, (_hue, name) => [
  shown,
  { color: vars.hue[name].ink, fontWeight: 500 },
]);
