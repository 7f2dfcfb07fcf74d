import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { inkAt } from '#web/theme/tokens.ts';
import { columns } from '#web/ui/layout.ts';

export const behind = style({
  position: 'fixed',
  inset: 0,
  opacity: 0.5,
  filter: 'saturate(0.6)',
  pointerEvents: 'none',
  userSelect: 'none',
});

export const overlay = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: vars.space.gutter,
  background: `color-mix(in srgb, ${vars.color.ground} 62%, transparent)`,
});

export const words = style({
  ...columns(4),
  justifyItems: 'center',
  maxWidth: '48rem',
  padding: `clamp(${vars.space[5]}, 1rem + 4vw, ${vars.space[8]})`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
  boxShadow: `0 24px 64px ${inkAt(0.12)}`,
  textAlign: 'center',
});
