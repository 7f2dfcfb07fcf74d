import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';
import { inkAt } from '#web/theme/tokens.ts';

export const toggle = style({
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  '@media': { [media.large]: { display: 'none' } },
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

/** A tap beside the open menu closes it, and does nothing else to the page below. */
globalStyle(`body:has(${menu}:popover-open) :is(main, footer)`, { pointerEvents: 'none' });

export const list = style({
  display: 'grid',
  '@media': {
    [media.large]: { display: 'flex', alignItems: 'center', gap: vars.space[1] },
  },
});

export const link = style([
  text.h3,
  {
    display: 'block',
    paddingBlock: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': { color: vars.color.accentText },
      '&:hover': { color: vars.color.accentText },
    },
    '@media': {
      [media.large]: {
        padding: `${vars.space[2]} ${vars.space[3]}`,
        border: 0,
        borderRadius: vars.radius.small,
        fontFamily: vars.font.text,
        fontSize: vars.size.small,
        fontWeight: 500,
        letterSpacing: 0,
        selectors: {
          '&[aria-current]': {
            color: 'inherit',
            textDecoration: `underline 2px ${vars.color.accent}`,
            textUnderlineOffset: '0.5em',
          },
        },
      },
    },
  },
]);
