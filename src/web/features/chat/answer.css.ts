import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';

const indented = style([columns(2), { paddingInlineStart: '1.4em' }]);

export const points = style([indented, { listStyle: 'disc' }]);
export const steps = style([indented, { listStyle: 'decimal' }]);

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

/** As high as a finger needs. */
export const source = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem 1fr',
  alignItems: 'baseline',
  paddingBlock: vars.space[2],
});

export const link = style({
  color: 'inherit',
  fontWeight: 500,
  textDecorationColor: vars.color.line,
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});
