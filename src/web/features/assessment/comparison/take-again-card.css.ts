import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const cardContent = style({ marginBlockStart: vars.space[3] });
