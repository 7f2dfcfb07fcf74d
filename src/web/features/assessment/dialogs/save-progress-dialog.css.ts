import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const count = style({
  marginBlockEnd: vars.space[4],
  fontSize: vars.size.small,
  fontWeight: 600,
});
