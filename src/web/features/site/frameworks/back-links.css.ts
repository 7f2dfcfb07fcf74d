import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

/** Drawn out by the padding of the first, so that its words keep the left edge. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[3]}`,
});
