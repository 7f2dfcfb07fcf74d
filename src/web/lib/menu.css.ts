import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { inkAt } from '#web/theme/tokens.ts';

export const toggle = style({
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  '@media': {
    [media.large]: { display: 'none' },
  },
});

/** A panel under the bar that the browser opens and closes; on wide screens part of the bar. */
export const menu = style({
  position: 'fixed',
  inset: `${vars.layout.headerHeight} 0 auto`,
  width: 'auto',
  maxHeight: `calc(100dvh - ${vars.layout.headerHeight})`,
  margin: 0,
  padding: `${vars.space[3]} ${vars.space.gutter} ${vars.space[6]}`,
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowY: 'auto',
  background: vars.color.ground,
  color: 'inherit',
  selectors: {
    '&::backdrop': {
      insetBlockStart: vars.layout.headerHeight,
      background: inkAt(0.45),
    },
  },
  '@media': {
    [media.large]: {
      position: 'static',
      display: 'block',
      maxHeight: 'none',
      padding: 0,
      border: 0,
      overflow: 'visible',
      background: 'none',
    },
  },
});

/** In a low window the bar scrolls away, but not from its open menu. */
globalStyle(`header:has(${menu}:popover-open)`, { position: 'sticky' });

/** A tap beside the open menu closes it, and does nothing else to the page below. */
globalStyle(`body:has(${menu}:popover-open) :is(main, footer)`, { pointerEvents: 'none' });
