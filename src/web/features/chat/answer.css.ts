import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

/** Raised a little above the line, like a footnote, but large enough to press. */
export const chip = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.5rem',
  height: '1.5rem',
  paddingInline: '0.3rem',
  marginInline: '0.15rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 999,
  background: vars.color.ground,
  color: vars.color.accentText,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1,
  textDecoration: 'none',
  verticalAlign: '0.1em',
  selectors: { '&:hover': { borderColor: 'currentColor' } },
});

export const sources = style({
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  whiteSpace: 'normal',
});

export const heading = style({ color: vars.color.muted, fontWeight: 600 });

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});

export const source = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem 1fr',
  gap: vars.space[2],
});

export const number = style({
  color: vars.color.accentText,
  fontWeight: 600,
  textAlign: 'end',
});

export const link = style({
  color: 'inherit',
  fontWeight: 500,
  textDecorationColor: vars.color.line,
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

export const page = style({ display: 'block', color: vars.color.muted });
