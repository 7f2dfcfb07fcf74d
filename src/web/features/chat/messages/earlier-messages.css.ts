import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const place = style({
  display: 'grid',
  justifyItems: 'center',
  marginBlockEnd: vars.space[5],
});
