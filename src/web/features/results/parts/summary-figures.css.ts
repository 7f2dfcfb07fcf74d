import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { upTo } from '#web/ui/layout.ts';

/** Printed, too: light text needs its background. Low, so that the next step is in the first screen. */
export const card = style({
  paddingBlock: `clamp(${vars.space[5]}, 0.75rem + 2vw, ${vars.space[6]})`,
  printColorAdjust: 'exact',
});

const FIRST_OF_THREE = ':first-child:nth-last-child(3)';

export const figures = style([
  upTo(2, '6rem', 5),
  {
    rowGap: 0,
    marginBlockStart: vars.space[4],
    '@media': {
      [media.small]: {
        selectors: {
          [`&:where(:has(> ${FIRST_OF_THREE}))`]: {
            // Room for the names of tied areas.
            gridTemplateColumns: 'minmax(0, 3fr) repeat(2, minmax(0, 4fr))',
          },
        },
      },
      [media.large]: {
        gridTemplateColumns: 'minmax(0, 4fr)',
        gridAutoColumns: 'minmax(0, 3fr)',
        gridAutoFlow: 'column',
        marginBlockStart: vars.space[5],
      },
      print: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' },
    },
  },
]);

/** A line above each figure; only its size sets the first apart. All in a row share one baseline. */
export const figure = style({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: ['auto 1fr auto', 'subgrid'],
  rowGap: vars.space[2],
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlock: `${vars.space[3]} ${vars.space[4]}`,
  selectors: {
    [`&:nth-last-child(-n + 2), &${FIRST_OF_THREE}`]: { paddingBlockEnd: 0 },
  },
  '@media': {
    [media.large]: { paddingBlock: `${vars.space[4]} 0` },
    // Three are a list: the figure, and beside it its words.
    [media.phone]: {
      selectors: {
        [`&${FIRST_OF_THREE}, ${FIRST_OF_THREE} ~ &`]: {
          gridColumn: '1 / -1',
          gridTemplate: 'auto auto / min(3.5rem, 18vw) minmax(0, 1fr)',
          columnGap: vars.space[3],
          rowGap: 0,
          paddingBlock: vars.space[3],
        },
        [`${FIRST_OF_THREE} ~ &:last-child`]: { paddingBlockEnd: 0 },
      },
    },
  },
});

export const value = style({
  alignSelf: 'last baseline',
  fontFamily: vars.font.display,
  fontSize: vars.size.h1,
  fontWeight: 500,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  '@media': {
    [media.phone]: {
      selectors: {
        [`${FIRST_OF_THREE} > &, ${FIRST_OF_THREE} ~ * > &`]: {
          gridArea: '1 / 1 / span 2',
          alignSelf: 'center',
        },
      },
    },
  },
});

globalStyle(`${figure}:first-child > ${value}`, {
  color: vars.color.accentText,
  '@media': { [media.large]: { fontSize: vars.size.display } },
});
