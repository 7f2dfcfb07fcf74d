import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { palette } from '#web/theme/tokens.ts';
import { columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';
import drawing from '#web/features/site/drawings/strands.svg';

export const hero = style({
  paddingBlockStart: `clamp(${vars.space[6]}, 1rem + 3vw, ${vars.space[8]})`,
  overflow: 'clip',
});

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
 * Four lines that enter at the middle of four rows, tangle, and leave in order. The drawing stretches to
 * fill the space between two lists. It is a file: inline, the page would contain it twice.
 */
const strands = style({
  height: '100%',
  background: `url('${drawing}') 0 0 / 100% 100% no-repeat`,
  '@media': {
    [media.forced]: {
      border: '1px solid CanvasText',
      forcedColorAdjust: 'none',
      backgroundColor: palette.paper,
    },
    [media.motion]: { animation: `${unroll} 1.8s ${vars.motion.ease} 200ms backwards` },
  },
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

const side = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: '2 / span 5',
  '@media': {
    [media.medium]: { gridRow: '1 / -1' },
  },
});

export const before = style([side, { gridColumn: 1 }]);
export const after = style([
  side,
  {
    gridColumn: 2,
    '@media': {
      [media.medium]: { gridColumn: 3 },
    },
  },
]);

export const list = style({
  display: 'grid',
  borderBlock: `1px solid ${vars.color.line}`,
  // Each row is beside one of the other list; on wide screens the drawing joins the two.
  gridTemplateRows: 'subgrid',
  gridRow: '2 / -1',
  '@media': { [media.medium]: { gridTemplateRows: 'none', gridAutoRows: '1fr' } },
});

const entry = style({
  paddingBlock: vars.space[3],
  fontSize: vars.size.small,
  lineHeight: 1.4,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.medium]: { alignContent: 'center', minHeight: '5.75rem', fontSize: vars.size.base },
  },
});

export const entryBefore = style([
  entry,
  {
    color: vars.color.muted,
    '@media': { [media.medium]: { paddingInlineEnd: vars.space[4] } },
  },
]);
export const entryAfter = style([
  entry,
  { fontWeight: 500, '@media': { [media.medium]: { paddingInlineStart: vars.space[4] } } },
]);

export const shiftDrawing = style([
  strands,
  {
    gridColumn: '1 / -1',
    gridRow: 1,
    height: '4rem',
    marginBlockEnd: vars.space[4],
    '@media': {
      [media.medium]: { gridColumn: 2, gridRow: 2, height: 'auto', marginBlock: 0, minHeight: 0 },
    },
  },
]);

export const proof = style([
  columns('part', { large: ['minmax(0, 6fr) minmax(0, 5fr)', 9] }),
  {
    paddingBlock: vars.space.band,
    '@media': { [media.large]: { justifyContent: 'space-between', alignItems: 'center' } },
  },
]);

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[5],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: vars.space[6] },
    [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
