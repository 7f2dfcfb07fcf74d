import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { palette } from '#web/theme/tokens.ts';

export const numeral = style({
  fontFamily: vars.font.display,
  fontSize: 92,
  fontWeight: 500,
  letterSpacing: '-0.04em',
  fill: 'currentColor',
});

const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const words = style([line, { strokeWidth: 5, opacity: 0.3 }]);
export const marks = style([line, { strokeWidth: 3.5 }]);
export const point = style({ fill: palette.apricot });

const sheet = style({ stroke: palette.line, strokeWidth: 1 });
export const first = style([sheet, { fill: palette.white }]);
export const second = style([sheet, { fill: palette.apricot, stroke: 'none' }]);
export const third = style([sheet, { fill: palette.accent, stroke: 'none' }]);
export const dark = style({ color: palette.ink });
export const light = style({ color: palette.white });
