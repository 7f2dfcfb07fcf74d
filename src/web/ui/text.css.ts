import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

const headline = style({
  fontFamily: vars.font.display,
  fontWeight: 500,
  textWrap: 'balance',
});

export const display = style([
  headline,
  { fontSize: vars.size.display, lineHeight: 1.02, letterSpacing: '-0.032em' },
]);
export const h1 = style([
  headline,
  { fontSize: vars.size.h1, lineHeight: 1.06, letterSpacing: '-0.028em' },
]);
export const h2 = style([
  headline,
  { fontSize: vars.size.h2, lineHeight: 1.12, letterSpacing: '-0.022em' },
]);
export const h3 = style([
  headline,
  { fontSize: vars.size.h3, lineHeight: 1.22, letterSpacing: '-0.014em' },
]);
export const h4 = style([
  headline,
  { fontSize: vars.size.h4, lineHeight: 1.3, letterSpacing: '-0.008em' },
]);

/** A figure on its own, such as a statistic or a score. */
export const numeral = style([
  headline,
  { fontSize: vars.size.h1, lineHeight: 1, letterSpacing: '-0.03em' },
]);

/** The type of a testimonial. */
export const quote = style([
  headline,
  {
    fontSize: vars.size.h3,
    lineHeight: 1.38,
    letterSpacing: '-0.012em',
    textWrap: 'pretty',
  },
]);

/** The line above a headline that says what kind of thing follows. */
export const kicker = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.accentText,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontWeight: 600,
  lineHeight: 1.4,
  letterSpacing: 'normal',
  '::before': {
    content: '',
    flex: 'none',
    width: '1.75rem',
    borderTop: '2px solid currentColor',
  },
});

export const lead = style({
  maxWidth: '58ch',
  fontSize: vars.size.lead,
  lineHeight: 1.55,
  letterSpacing: '-0.006em',
  textWrap: 'balance',
});

export const small = style({ fontSize: vars.size.small, lineHeight: 1.5 });
export const muted = style({ color: vars.color.muted });
export const strong = style({ fontWeight: 600 });
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });

export const textLink = style({
  color: vars.color.accentText,
  fontWeight: 500,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  borderRadius: '2px',
  transition: `text-decoration-thickness ${vars.motion.quick}`,
  '@media': { [media.hover]: { ':hover': { textDecorationThickness: '2px' } } },
});
