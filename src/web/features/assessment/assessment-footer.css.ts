import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster } from '#web/ui/layout.ts';

/** On a short page the footer is at the end of the window. */
export const main = style({
  minHeight: `calc(100dvh - ${vars.layout.headerHeight} - ${vars.layout.fixedBarHeight} - 5.125rem)`,
});

/** The fixed bar, where there is one, does not cover it. */
export const footer = style({
  paddingBlock: `${vars.space[3]} calc(${vars.layout.fixedBarHeight} + ${vars.space[5]})`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const links = style([cluster(1), { columnGap: vars.space[5] }]);

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontSize: vars.size.small,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { ':hover': { color: vars.color.text } } },
});
