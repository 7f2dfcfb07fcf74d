import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 20,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.ground,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
});

export const inner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.layout.fixedBarHeight,
});

export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.size.small,
  color: vars.color.muted,
});

export const failed = style([status, { color: vars.color.danger, fontWeight: 600 }]);

export const retry = style({
  minHeight: '2.75rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const wide = style({
  display: 'none',
  '@media': { [media.small]: { display: 'inline' } },
});

export const saved = style({
  textTransform: 'capitalize',
  '@media': { [media.small]: { textTransform: 'none' } },
});
