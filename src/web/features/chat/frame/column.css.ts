import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

/** As wide as a text is readable: messages, welcome and input stand on the same edges. */
export const column = style({
  width: '100%',
  maxWidth: `calc(48rem + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});
