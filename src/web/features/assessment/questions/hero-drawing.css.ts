import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { hues } from '#web/theme/tokens.ts';

export const drawing = style({
  display: 'none',
  '@media': { [media.large]: { display: 'block', width: '100%', maxWidth: '26rem' } },
});

export const ring = style({ fill: 'none', stroke: vars.color.line, strokeWidth: 1.5 });

export const profile = style({
  fill: vars.color.text,
  fillOpacity: 0.07,
  stroke: vars.color.text,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
});

export const dot = styleVariants(hues, (_hue, name) => ({
  fill: vars.hue[name].solid,
  stroke: vars.color.ground,
  strokeWidth: 3,
}));
