import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { palette } from '#web/theme/tokens.ts';
import { box, cluster, columns } from '#web/ui/layout.ts';

/** How far the pages reach up into the band above. */
const reach = 'clamp(3rem, 9vw, 8.5rem)';

/** In a contrast theme, its lower line would cross the pages. */
export const band = style({
  '@media': { [media.forced]: { selectors: { '&&': { borderBlockEnd: 0 } } } },
});

export const hero = style({
  paddingBlock: `clamp(${vars.space[6]}, 1rem + 4vw, ${vars.space[8]}) calc(${reach} + clamp(${vars.space[5]}, 5vw, ${vars.space[7]}))`,
});

export const playbook = style([
  columns(6, { large: ['minmax(0, 1fr) minmax(0, 1fr)', 8] }),
  {
    paddingBlockEnd: vars.space.band,
    '@media': { [media.large]: { rowGap: 0, gridTemplateRows: 'auto 1fr' } },
  },
]);

/** The three pages of the playbook, fanned out: what to do, what to ask, what to follow up on. */
export const drawing = style({
  // The numerals.
  fontFamily: vars.font.display,
  fontSize: 92,
  fontWeight: 500,
  lineHeight: 1,
  letterSpacing: '-0.04em',
  // Its outer sheets are turned past its sides.
  width: '92%',
  height: 'auto',
  marginBlockStart: `calc(-1 * ${reach})`,
  marginInline: 'auto',
  '@media': {
    [media.low]: { maxHeight: '70vh' },
    [media.medium]: { width: '60%', marginInline: vars.space[3] },
    [media.large]: { width: '100%', marginInline: 0, gridRow: '1 / 3' },
  },
});

/** With the price, a card that reaches into the band like the drawing. */
const card = { border: `1px solid ${vars.color.line}`, background: vars.color.raised };
const cardPad = vars.space[7];

export const playbookWords = style({
  '@media': {
    [media.large]: {
      ...card,
      marginBlockStart: `calc(-0.7 * ${reach})`,
      padding: `${cardPad} ${cardPad} ${vars.space[5]}`,
      borderBlockEnd: 0,
      borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
    },
  },
});

export const purchase = style([
  cluster(5, 'center'),
  {
    justifyContent: 'space-between',
    '@media': {
      [media.large]: {
        ...card,
        gridColumn: 2,
        alignSelf: 'start',
        padding: `0 ${cardPad} ${cardPad}`,
        borderBlockStart: 0,
        borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
        flexDirection: 'column',
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
      },
    },
  },
]);

/** One of the pages fanned out above, in the same order of colors. */
export const getSheet = style({
  padding: `clamp(${vars.space[5]}, 2.6vw, ${vars.space[6]})`,
  paddingBlockEnd: vars.space[7],
  background: palette.white,
  selectors: {
    '&:nth-child(2)': { background: palette.apricot },
    '&:nth-child(3)': { background: palette.accent, color: palette.white },
  },
  '@media': { [media.forced]: { border: '1px solid' } },
});

const comparisonPad = 'clamp(0.875rem, 0.4rem + 2vw, 2rem)';

export const table = style({ width: '100%', tableLayout: 'fixed' });

export const cell = style({
  paddingBlock: comparisonPad,
  paddingInlineEnd: comparisonPad,
  verticalAlign: 'top',
  textAlign: 'start',
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { 'thead &': { borderBlockStart: 0 } },
});

/** A column set apart from the page, as wide as its text and margins. */
export const raised = style({
  paddingInlineStart: comparisonPad,
  background: vars.color.raised,
  selectors: {
    'thead &': { borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0` },
    'tbody > :last-child > &': { borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}` },
  },
});

const notch = '0.875rem';

export const ticket = style([
  box('control'),
  {
    display: 'grid',
    '@media': {
      [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    },
  },
]);

const hole = {
  content: '',
  position: 'absolute' as const,
  width: `calc(2 * ${notch})`,
  height: notch,
  border: `1px solid ${vars.color.control}`,
  background: vars.color.ground,
};

/** Hangs on by the perforation; where that meets the edge, a bite is taken out. */
export const stub = style({
  position: 'relative',
  alignContent: 'center',
  borderBlockStart: `2px dashed ${vars.color.control}`,
  '@media': {
    [media.medium]: {
      maxWidth: '19rem',
      borderBlockStart: 0,
      borderInlineStart: `2px dashed ${vars.color.control}`,
      '::before': {
        ...hole,
        insetBlockStart: -1,
        insetInlineStart: `calc(-1 * ${notch} - 1px)`,
        borderBlockStartColor: vars.color.ground,
        borderRadius: `0 0 ${notch} ${notch}`,
      },
      '::after': {
        ...hole,
        insetBlockEnd: -1,
        insetInlineStart: `calc(-1 * ${notch} - 1px)`,
        borderBlockEndColor: vars.color.ground,
        borderRadius: `${notch} ${notch} 0 0`,
      },
    },
    [media.large]: { maxWidth: 'none' },
    // The frame would cross them.
    [media.forced]: { '::before': { content: 'none' }, '::after': { content: 'none' } },
  },
});
