import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { ratingHues } from '#web/theme/tokens.ts';

const solid = createVar();
const soft = createVar();
const ink = createVar();

export const group = style({ marginBlockStart: vars.space[6] });

export const legend = style({
  padding: 0,
  fontSize: vars.size.lead,
  lineHeight: 1.4,
  textWrap: 'pretty',
});

export const number = style({
  display: 'block',
  marginBlockEnd: vars.space[1],
  fontSize: vars.size.small,
  fontWeight: 600,
  color: vars.color.muted,
});

export const options = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space[4],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});

const optionBase = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '3.25rem',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
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
    [media.hover]: { ':hover': { borderColor: vars.color.text } },
    [media.medium]: {
      flexDirection: 'column',
      justifyContent: 'flex-start',
      gap: vars.space[2],
      paddingBlock: vars.space[3],
      paddingInline: vars.space[2],
      textAlign: 'center',
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

/** Covers the option, so that the native radio is what is clicked and focused. */
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
});

export const label = style({ fontSize: vars.size.small, fontWeight: 500, lineHeight: 1.3 });
