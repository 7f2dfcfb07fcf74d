import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const drawing = style({
  width: '100%',
  maxWidth: '15rem',
  height: 'auto',
  '@media': { [media.small]: { maxWidth: '22rem' } },
  overflow: 'visible',
  fill: 'none',
  strokeLinecap: 'round',
});

export const faint = styleVariants({
  focus: { stroke: vars.color.line, strokeWidth: 5 },
  plan: { stroke: vars.color.line, strokeWidth: 1 },
  habit: { stroke: vars.color.control, strokeWidth: 5 },
});
export const line = style({ stroke: 'currentColor', strokeWidth: 3 });
export const point = style({ stroke: vars.color.accent, strokeWidth: 16 });

export const room = style({
  gridArea: '1 / 2',
  width: '5.5rem',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': {
    [media.zoomed]: { gridArea: 'auto' },
    // Side by side, all have the same size.
    [media.medium]: { width: '8rem', height: '6rem' },
    [media.large]: { gridArea: 'auto' },
  },
});
export const seat = style({ stroke: vars.color.accent, strokeWidth: 13.75 });
