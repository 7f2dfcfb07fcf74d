import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const rows = style({ marginBlockStart: vars.space[7] });
