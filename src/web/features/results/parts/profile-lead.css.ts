import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { numeral } from '#web/ui/text.css.ts';

export const score = style([
  numeral,
  {
    gridRow: '1 / span 3',
    alignSelf: 'start',
    gridColumn: 1,
    color: vars.color.accentText,
    fontSize: vars.size.display,
  },
]);

/** The figure beside its words. */
export const overall = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'center',
  columnGap: vars.space[4],
  lineHeight: 1.35,
});
globalStyle(`${overall} > dt`, { gridColumn: 2, alignSelf: 'end' });
