import { style } from '@vanilla-extract/css';

/** For what does nothing without JavaScript: it is not shown then, whatever its own display is. */
export const needsScript = style({
  '@media': { '(scripting: none)': { display: 'none !important' } },
});
