import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const skipLink = style({
  position: 'fixed',
  zIndex: 20,
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderRadius: vars.radius.control,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
});
