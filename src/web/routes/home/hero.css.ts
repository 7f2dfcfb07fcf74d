import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { palette } from '#web/theme/tokens.ts';
import * as text from '#web/ui/text.css.ts';
import drawing from '#web/features/site/drawings/strands.svg';

export const hero = style({ overflow: 'clip' });

/** As wide as the page: one line from tablets on, two on a phone. */
export const headline = style([
  text.display,
  {
    marginBlock: `${vars.space[4]} ${vars.space[5]}`,
    marginInlineStart: '-0.04em',
    fontSize: 'clamp(3.25rem, 17vw, 6.75rem)',
    lineHeight: 0.94,
    letterSpacing: '-0.045em',
    '@media': {
      [media.medium]: {
        marginBlock: `${vars.space[5]} ${vars.space[6]}`,
        fontSize: 'min(10.9vw, 9rem)',
        lineHeight: 1,
        textWrap: 'nowrap',
      },
    },
  },
]);

const unroll = keyframes({
  from: { clipPath: 'inset(0 100% 0 0)' },
  to: { clipPath: 'inset(0)' },
});

/**
 * Two lists with equal rows, and between them the drawing whose lines join row to row. On a phone the
 * drawing is above both: the tangle above the week now, the ordered lines above the week after.
 */
export const shift = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[5],
  marginBlockStart: vars.space.part,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 25fr) minmax(0, 22fr) minmax(0, 25fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: 0,
      marginBlockStart: vars.space[8],
    },
  },
});

export const week = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: '2 / span 5',
  selectors: { '&:last-child': { gridColumn: 2 } },
  '@media': {
    [media.medium]: {
      gridRow: '1 / -1',
      selectors: { '&:first-child': { gridColumn: 1 }, '&:last-child': { gridColumn: 3 } },
    },
  },
});

export const list = style({
  display: 'grid',
  borderBlock: `1px solid ${vars.color.line}`,
  // Each row is beside one of the other list; on wide screens the drawing joins the two.
  gridTemplateRows: 'subgrid',
  gridRow: '2 / -1',
  '@media': { [media.medium]: { gridTemplateRows: 'none', gridAutoRows: '1fr' } },
});

export const entry = style({
  paddingBlock: vars.space[3],
  fontSize: vars.size.small,
  lineHeight: 1.4,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.medium]: {
      alignContent: 'center',
      minHeight: '5.75rem',
      paddingInlineEnd: vars.space[4],
      fontSize: vars.size.base,
      selectors: { [`${week}:last-child &`]: { paddingInline: `${vars.space[4]} 0` } },
    },
  },
});

/**
 * Four lines that enter at the middle of four rows, tangle, and leave in order. The drawing stretches to
 * fill the space between the lists. It is a file: inline, the page would contain it twice.
 */
export const shiftDrawing = style({
  gridColumn: '1 / -1',
  gridRow: 1,
  height: '4rem',
  marginBlockEnd: vars.space[4],
  background: `url('${drawing}') 0 0 / 100% 100% no-repeat`,
  '@media': {
    [media.medium]: { gridColumn: 2, gridRow: 2, height: 'auto', marginBlock: 0 },
    [media.forced]: {
      border: '1px solid CanvasText',
      forcedColorAdjust: 'none',
      backgroundColor: palette.paper,
    },
    [media.motion]: { animation: `${unroll} 1.8s ${vars.motion.ease} 200ms backwards` },
  },
});

/** Three beside each other, or two on a phone. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(min(100%, 7.5rem), 30%), 1fr))',
  gap: vars.space[5],
});
