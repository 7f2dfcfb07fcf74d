import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { areaHues } from '../../../theme/tokens.ts';

export const bar = style({
  width: '100%',
  height: 10,
  borderRadius: '99px',
  background: vars.color.line,
  printColorAdjust: 'exact',
});

export const fills = styleVariants(
  Object.fromEntries(areaHues.map((hue) => [hue, vars.hue[hue].solid])) as Record<
    (typeof areaHues)[number],
    string
  >,
  (fill) => ({ fill }),
);

/** Cuts the bar into the five steps of the scale. */
export const mark = style({ stroke: vars.color.raised, strokeWidth: 2 });
