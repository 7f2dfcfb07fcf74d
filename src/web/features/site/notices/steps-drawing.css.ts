import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { palette } from '#web/theme/tokens.ts';

export const drawing = style({ width: '100%', height: 'auto', overflow: 'visible' });

/** Of the footer's colour, from which the steps rise. */
export const built = style({ fill: palette.ink });
export const missing = style({
  fill: 'none',
  stroke: vars.color.control,
  strokeWidth: 2,
  strokeDasharray: '7 7',
});
export const point = style({ fill: vars.color.accent });
export const pointToBe = style([missing, { stroke: vars.color.accent }]);
