import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const count = style({
  marginBlockEnd: vars.space[4],
  fontSize: vars.size.small,
  fontWeight: 600,
});
