import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

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
  gap: `clamp(${vars.space[1]}, 2vw, ${vars.space[3]})`,
  // One pixel less than the theme promises: the line below counts too.
  height: `calc(${vars.layout.headerHeight} - 1px)`,
});

export const home = style({
  display: 'inline-flex',
  marginInlineEnd: 'auto',
  borderRadius: vars.radius.small,
  textDecoration: 'none',
});

const phone = 'screen and (max-width: 26em)';
const smallPhone = 'screen and (max-width: 22em)';

/** On a phone the name steps back, so that the call has its full width. */
globalStyle(`${home} > span`, {
  '@media': { [phone]: { fontSize: '1.0625rem' }, [smallPhone]: { fontSize: '0.9375rem' } },
});

export const bookInBar = style({
  flex: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [phone]: { paddingInline: vars.space[3] },
    [smallPhone]: { paddingInline: vars.space[2], fontSize: vars.size.small },
  },
});
