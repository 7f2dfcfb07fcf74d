import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { brokenInCorner, columns, stepsInCorner } from '#web/ui/layout.ts';

/** For a visitor whom this browser knows, an empty card; without JavaScript, nothing. */
export const waiting = style({
  '@media': { '(scripting: none)': { display: 'none' } },
  selectors: {
    ':root[data-known] &': { borderRadius: vars.radius.card, background: vars.color.deep },
  },
});
globalStyle(`:root[data-known] ${waiting} > *`, { visibility: 'hidden' });

/** One message, as on the dashboard. */
const alone = style([stepsInCorner, columns(4, { base: 'minmax(0, 44rem)' })]);

export const page = style([
  alone,
  brokenInCorner,
  { justifyItems: 'start', paddingBlock: vars.space[9] },
]);

export const offer = style([alone, { paddingBlock: `${vars.space[7]} ${vars.space[9]}` }]);
