import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const cardContent = style({ marginBlockStart: vars.space[3] });

export const reminderPart = style({
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
