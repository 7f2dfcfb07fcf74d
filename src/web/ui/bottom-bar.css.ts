import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

/** Fixed to the bottom of the window. */
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
