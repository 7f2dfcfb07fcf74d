import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { palette } from '#web/theme/tokens.ts';

const line = style({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });

export const under = style({ fill: palette.apricot });
export const letter = style({ fill: palette.white, stroke: vars.color.line });
export const fold = style([line, { stroke: vars.color.text, strokeWidth: 1 }]);
export const headlines = style([line, { stroke: vars.color.text, strokeWidth: 7 }]);
export const rules = style([line, { stroke: palette.line, strokeWidth: 5 }]);
export const play = style({ fill: palette.accent });
export const strip = style({ fill: palette.ink });
export const sound = style({ fill: palette.white });
export const wave = style([line, { stroke: palette.paper, strokeWidth: 3.5 }]);
