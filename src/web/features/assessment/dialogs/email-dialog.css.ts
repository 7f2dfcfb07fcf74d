import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const privacy = style({ marginBlockStart: vars.space[2], color: vars.color.muted });
