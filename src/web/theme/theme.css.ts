import { assignVars, createGlobalTheme, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { fonts, hues, inkColors, paperColors, radii, sizes, space, widths } from './tokens.ts';

createGlobalTheme(':root', vars, {
  color: paperColors,
  hue: hues,
  font: fonts,
  size: sizes,
  space,
  width: widths,
  radius: radii,
  layout: { headerHeight: '4.5rem', fixedBarHeight: '0px' },
  motion: { quick: '140ms', calm: '240ms', ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
});

/** Put on an element to give everything inside it the colors of that ground. */
export const onPaper = style({
  vars: assignVars(vars.color, paperColors),
  color: vars.color.text,
});

export const onInk = style({
  vars: assignVars(vars.color, inkColors),
  color: vars.color.text,
});
