import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { numeral } from '#web/ui/text.css.ts';

/** Printed, too: light text needs its background. Low, so that the next step is in the first screen. */
export const card = style({
  paddingBlock: `clamp(${vars.space[5]}, 0.75rem + 2vw, ${vars.space[6]})`,
  printColorAdjust: 'exact',
});

/** On a phone a list; from there, and on paper, side by side. */
const inRow = `${media.small}, print`;

export const figures = style({
  display: 'grid',
  columnGap: vars.space[5],
  marginBlockStart: vars.space[4],
  '@media': { [inRow]: { gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column' } },
});

/** A line above each figure; only its size sets the first apart. All in a row share one baseline. */
export const figure = style({
  display: 'grid',
  gridTemplate: 'auto auto / min(3.5rem, 18vw) minmax(0, 1fr)',
  columnGap: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[3],
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': {
    [inRow]: {
      gridRow: 'span 3',
      gridTemplate: 'subgrid / minmax(0, 1fr)',
      rowGap: vars.space[2],
      paddingBlockEnd: 0,
    },
  },
});

export const value = style([
  numeral,
  {
    gridArea: '1 / 1 / span 2',
    alignSelf: 'center',
    '@media': { [inRow]: { gridArea: 'auto', alignSelf: 'last baseline' } },
  },
]);

globalStyle(`${figure}:first-child > ${value}`, {
  color: vars.color.accentText,
  '@media': { [media.large]: { fontSize: vars.size.display } },
});
