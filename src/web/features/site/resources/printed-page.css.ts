import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const drawing = style({
  width: '100%',
  height: 'auto',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

const stroked = style({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });

export const sheet = style({ fill: vars.color.raised, stroke: vars.color.line });
export const slot = style([stroked, { stroke: vars.color.text, strokeWidth: 10 }]);
export const faint = style([stroked, { stroke: vars.color.line, strokeWidth: 1.5 }]);
export const line = style([stroked, { stroke: vars.color.text, strokeWidth: 1.75 }]);
export const dashed = style([line, { strokeDasharray: '3.5 4.4' }]);
export const solid = style({ fill: vars.color.text });
export const point = style([stroked, { stroke: vars.color.accent, strokeWidth: 11 }]);
