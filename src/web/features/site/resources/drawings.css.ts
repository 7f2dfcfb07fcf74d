import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const drawing = style({ width: '100%', height: 'auto', overflow: 'visible' });

export const line = style({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const web = style([line, { stroke: vars.color.line, strokeWidth: 1 }]);
export const result = style([line, { stroke: vars.color.accent, strokeWidth: 2.5 }]);
export const dashed = style([line, { stroke: vars.color.control, strokeDasharray: '6 6' }]);
export const solid = style({ fill: vars.color.text });
export const point = style([line, { stroke: vars.color.accent, strokeWidth: 9 }]);
export const onSolid = style([line, { stroke: vars.color.raised, strokeWidth: 3 }]);
export const words = style([line, { strokeWidth: 3 }]);

export const printedDrawing = style({
  width: '100%',
  height: 'auto',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

const stroked = style({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });

export const sheet = style({ fill: vars.color.raised, stroke: vars.color.line });
export const slot = style([stroked, { stroke: vars.color.text, strokeWidth: 10 }]);
export const faint = style([stroked, { stroke: vars.color.line, strokeWidth: 1.5 }]);
export const printedLine = style([stroked, { stroke: vars.color.text, strokeWidth: 1.75 }]);
export const printedDashed = style([printedLine, { strokeDasharray: '3.5 4.4' }]);
export const printedSolid = style({ fill: vars.color.text });
export const printedPoint = style([stroked, { stroke: vars.color.accent, strokeWidth: 11 }]);
