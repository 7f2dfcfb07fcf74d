import { style, globalStyle } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { unseen } from './layout.ts';

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

/** A figure in a list. */
export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

/** A title that leaves the first screen of a phone to what follows it. */
export const compactTitle = style([
  h1,
  {
    '@media': { [media.phone]: { fontSize: `clamp(1.5rem, 7.4vw, ${vars.size.h2})` } },
  },
]);

const bold = { fontFamily: vars.font.text, fontWeight: 600, letterSpacing: 0 };
/** A heading that looks like bold text. */
export const boldText = style({ ...bold, fontSize: vars.size.base, lineHeight: 1.35 });
/** A heading or legend that looks like the label of a field. */
export const label = style({ ...bold, fontSize: vars.size.small, lineHeight: 1.4 });

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
  // Lines of a phone are too short to be made shorter.
  '@media': { [media.phone]: { textWrap: 'pretty' } },
});

export const small = style({ fontSize: vars.size.small, lineHeight: 1.5 });
/** With the line height of what it is in. */
export const smallSize = style({ fontSize: vars.size.small });
export const muted = style({ color: vars.color.muted });
export const strong = style({ fontWeight: 600 });
export const medium = style({ fontWeight: 500 });
export const accent = style({ color: vars.color.accentText });
export const danger = style({ color: vars.color.danger });
/** In a muted part. */
export const ink = style({ color: vars.color.text });
export const dense = style({ lineHeight: 1.35 });
export const textCentered = style({ textAlign: 'center' });
export const balanced = style({ textWrap: 'balance' });
/** May have a long word, such as an email address. */
export const mayBreak = style({ overflowWrap: 'anywhere' });
/** Keeps line breaks as they were typed. */
export const typed = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });

export const textLink = style({
  // A button would center its lines.
  textAlign: 'inherit',
  color: vars.color.accentText,
  fontWeight: 500,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  borderRadius: '2px',
  transition: `text-decoration-thickness ${vars.motion.quick}`,
  '@media': { [media.hover]: { ':hover': { textDecorationThickness: '2px' } } },
});

/** Around the name that leads home. */
export const homeLink = style({
  display: 'inline-flex',
  borderRadius: vars.radius.small,
  textDecoration: 'none',
});

/** The name beside the mark. */
export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: '1.3125rem',
  fontWeight: 600,
  lineHeight: 1.15,
  letterSpacing: '-0.022em',
});

export const logoMark = style({ flex: 'none', width: '1.6em', height: '1.6em' });
export const logoTile = style({ fill: vars.color.inverse });
export const logoPath = style({ stroke: vars.color.onInverse });
export const logoSummit = style({ fill: vars.color.onInverseAccent });

export const skipLink = style({
  position: 'fixed',
  zIndex: 20,
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderRadius: vars.radius.control,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
});

/** The “soon” mark beside a link to a page that is not open yet. It takes the color of the link. */
export const soon = style({
  display: 'inline-block',
  marginInline: '0.4em',
  padding: '0.15em 0.5em',
  border: '1px solid currentColor',
  borderRadius: vars.radius.small,
  fontSize: vars.size.tiny,
  fontWeight: 600,
  lineHeight: 1.4,
  letterSpacing: 'normal',
  whiteSpace: 'nowrap',
});

/** Replaces the arrow, which would promise an immediate next step. */
globalStyle(`svg:has(+ ${soon})`, { display: 'none' });

/** In a button that is too narrow for both, it goes below the words. */
globalStyle(`:has(> ${soon})`, { flexWrap: 'wrap' });

export const visuallyHidden = style(unseen);

/** On one line if it fits one, such as an address; the underline of a link does not reach it by itself. */
export const together = style({
  display: 'inline-block',
  maxWidth: '100%',
  textDecoration: 'inherit',
});
