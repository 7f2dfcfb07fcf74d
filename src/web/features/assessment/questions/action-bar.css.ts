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

/** On a phone there is room for the arrow alone. */
export const previous = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  '@media': { [media.small]: { position: 'static', clipPath: 'none' } },
});

export const words = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  fontSize: vars.size.tiny,
  lineHeight: 1.3,
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.color.muted,
  '@media': { [media.small]: { fontSize: vars.size.small } },
});

export const hint = style({ ':empty': { display: 'none' } });
