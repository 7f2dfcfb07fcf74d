import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const create = style({ flex: 'none' });

/** Wider than the button above, so that the focus ring of its rows is not cut off. */
export const nav = style({
  flex: 1,
  minHeight: 0,
  marginInline: `calc(-1 * ${vars.space[2]})`,
  padding: vars.space[2],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
