import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const drawing = style({
  width: '100%',
  maxWidth: '22rem',
  height: 'auto',
  overflow: 'visible',
  fill: 'none',
  strokeLinecap: 'round',
});

export const faint = styleVariants({
  focus: { stroke: vars.color.line, strokeWidth: 5 },
  plan: { stroke: vars.color.line, strokeWidth: 1 },
  habit: { stroke: vars.color.control, strokeWidth: 5 },
});
export const line = style({ stroke: vars.color.text, strokeWidth: 3 });
export const point = style({ stroke: vars.color.accent, strokeWidth: 16 });
