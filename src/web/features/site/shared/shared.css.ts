import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

/**
 * A band that links lead to: it comes to rest right below the header, since it has room of its own
 * above its heading. The page's scroll padding keeps a little more distance for all else.
 */
export const anchor = style({ scrollMarginBlockStart: `calc(-1 * ${vars.space[4]} - 1px)` });

/** For what does nothing without JavaScript: it is not shown then, whatever its own display is. */
export const needsScript = style({
  '@media': { '(scripting: none)': { display: 'none !important' } },
});
