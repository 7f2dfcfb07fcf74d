import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/** Fixed to the bottom of the window; in a low window at its place on the page. */
export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 20,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.ground,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': { [media.low]: { position: 'static' } },
});

export const inner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: '5rem',
});
