import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { hues } from '#web/theme/tokens.ts';

/** The colors of the hue that an element or one around it is in. */
export const solid = createVar();
export const soft = createVar();
export const ink = createVar();

/** Puts an element, and what is in it, in the hue of its area or rating. */
export const inHue = styleVariants(hues, (_hue, name) => ({
  vars: {
    [solid]: vars.hue[name].solid,
    [soft]: vars.hue[name].soft,
    [ink]: vars.hue[name].ink,
  },
}));
