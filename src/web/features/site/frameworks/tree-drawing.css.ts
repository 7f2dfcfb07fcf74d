import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { palette } from '#web/theme/tokens.ts';

export const wood = style({ fill: palette.ink });
export const roots = style({ fill: palette.apricot });
export const lightLeaves = style({ fill: vars.hue.green.solid });
export const darkLeaves = style({ fill: vars.hue.green.ink });
export const turnedLeaves = style({ fill: palette.accent });
