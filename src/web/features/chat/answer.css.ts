import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

/** Inline, so that a full stop after it stays on its line. */
export const chip = style({
  padding: '0.2rem 0.5rem',
  marginInline: '0.15rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 999,
  background: vars.color.ground,
  color: vars.color.accentText,
  fontSize: '0.8125rem',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
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
});

export const number = style({
  color: vars.color.accentText,
  fontWeight: 600,
});

export const link = style({
  color: 'inherit',
  fontWeight: 500,
  textDecorationColor: vars.color.line,
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

export const page = style({ display: 'block', color: vars.color.muted });
