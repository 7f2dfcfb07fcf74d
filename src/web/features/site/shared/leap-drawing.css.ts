import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

/** What the drawings stand on; side by side they share one. */
export const ground = style({ borderBlockEnd: `1.75px solid ${vars.color.text}` });

export const drawing = style({
  width: '100%',
  maxWidth: '22rem',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const chosen = style({ fill: vars.color.accent, stroke: 'none' });
export const faint = style({ stroke: vars.color.control });
export const path = style({ stroke: vars.color.accent, strokeWidth: 2.5 });
