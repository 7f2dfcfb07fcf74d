import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '2.75rem',
  marginBlockStart: vars.space[2],
  fontSize: vars.size.small,
});
