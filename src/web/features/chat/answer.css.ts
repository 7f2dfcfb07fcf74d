import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/** A quiet number on the line of its text. The area to press is larger than what is seen. */
export const chip = style({
  position: 'relative',
  marginInlineStart: '0.25em',
  padding: '0.1rem 0.35rem',
  borderRadius: 6,
  background: vars.color.deep,
  color: vars.color.accentText,
  fontSize: '0.75rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  verticalAlign: '0.1em',
  '::after': { content: '', position: 'absolute', inset: '-0.4rem -0.15rem' },
  '@media': { [media.forced]: { border: '1px solid' } },
  selectors: { '&:hover': { background: vars.color.accent, color: vars.color.onAccent } },
});

export const sources = style({
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  whiteSpace: 'normal',
});

export const link = style({
  color: 'inherit',
  fontWeight: 500,
  textDecorationColor: vars.color.line,
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});
