import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const box = style({
  width: '1.25em',
  height: '1.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.2,
});
export const writingLine = style({
  display: 'block',
  height: '1.75rem',
  borderBlockEnd: `1px solid ${vars.color.control}`,
});
