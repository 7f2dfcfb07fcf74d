import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const header = style({
  position: 'sticky',
  zIndex: 10,
  insetBlockStart: 0,
  background: vars.color.ground,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  // One pixel less than the theme promises: the line below counts too.
  height: `calc(${vars.layout.headerHeight} - 1px)`,
});

export const home = style({
  display: 'inline-flex',
  marginInlineEnd: 'auto',
  borderRadius: vars.radius.small,
  textDecoration: 'none',
});

/** In the bar from tablets on; on a phone the menu holds it. */
export const bookInBar = style({
  display: 'none',
  '@media': { [media.small]: { display: 'inline-flex' } },
});
