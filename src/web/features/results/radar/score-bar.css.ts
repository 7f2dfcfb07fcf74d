import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { hues } from '#web/theme/tokens.ts';

export const bar = style({
  width: '100%',
  height: 10,
  borderRadius: '99px',
  background: vars.color.line,
  printColorAdjust: 'exact',
});

export const fills = styleVariants(hues, (_hue, name) => ({ fill: vars.hue[name].solid }));

/** Cuts the bar into the five steps of the scale. */
export const mark = style({ stroke: vars.color.raised, strokeWidth: 2 });
