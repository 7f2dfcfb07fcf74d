import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { palette } from '#web/theme/tokens.ts';
import { box, cluster, columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

/** How far the pages reach up into the band above. */
const reach = 'clamp(3rem, 9vw, 8.5rem)';

/** In a contrast theme, its lower line would cross the pages. */
export const band = style({
  '@media': { [media.forced]: { selectors: { '&&': { borderBlockEnd: 0 } } } },
});

export const hero = style({
  display: 'grid',
  gap: vars.space[4],
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
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  alignContent: 'start',
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

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
export const amount = style([text.numeral, text.tabular]);
export const value = style([text.small, { color: vars.color.muted }]);

export const terms = style([columns(2), { width: '100%', fontSize: vars.size.small }]);
export const term = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: vars.space[3],
});

/** The pages that are fanned out above, laid side by side, in the same order of colors. */
export const sheets = style([
  columns(4, { medium: 'repeat(3, minmax(0, 1fr))' }),
  { marginBlockStart: vars.space[6], '@media': { [media.large]: { gap: vars.space[6] } } },
]);

export const getSheet = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  padding: `clamp(${vars.space[5]}, 2.6vw, ${vars.space[6]})`,
  paddingBlockEnd: vars.space[7],
  background: palette.white,
  selectors: {
    '&:nth-child(2)': { background: palette.apricot },
    '&:nth-child(3)': { background: palette.accent, color: palette.white },
  },
  '@media': { [media.forced]: { border: '1px solid' } },
});

export const mark = style({
  width: '7.5rem',
  height: '4rem',
  marginBlockEnd: vars.space[5],
});
export const description = style({ fontSize: vars.size.base });

const comparisonPad = 'clamp(0.875rem, 0.4rem + 2vw, 2rem)';

export const table = style({
  width: '100%',
  marginBlockStart: vars.space[6],
  tableLayout: 'fixed',
  textAlign: 'start',
});

const cell = style({
  paddingBlock: comparisonPad,
  verticalAlign: 'top',
  textAlign: 'start',
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const beforeLabel = style([
  cell,
  text.h4,
  { paddingInlineEnd: comparisonPad, borderBlockStart: 0, color: vars.color.muted },
]);
const comparisonSentence = style({
  textWrap: 'pretty',
  '@media': { [media.medium]: { fontSize: vars.size.lead } },
});
export const before = style([
  cell,
  comparisonSentence,
  { paddingInlineEnd: comparisonPad, color: vars.color.muted },
]);

/** A column set apart from the page, as wide as its text and margins. */
const raised = style({ paddingInline: comparisonPad, background: vars.color.raised });
export const afterLabel = style([
  cell,
  raised,
  text.h4,
  {
    borderBlockStart: 0,
    borderStartStartRadius: vars.radius.card,
    borderStartEndRadius: vars.radius.card,
    color: vars.color.accentText,
  },
]);
export const after = style([
  cell,
  raised,
  comparisonSentence,
  text.strong,
  {
    selectors: {
      'tr:last-child > &': {
        borderEndStartRadius: vars.radius.card,
        borderEndEndRadius: vars.radius.card,
      },
    },
  },
]);

/** One sentence with the section to itself. */
export const whoSentence = style([
  text.h2,
  { maxWidth: '34ch', marginBlockStart: vars.space[5], lineHeight: 1.24, textWrap: 'pretty' },
]);

const ticketPad = `clamp(${vars.space[5]}, 0.75rem + 3.2vw, ${vars.space[8]})`;
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

export const offer = style([columns(4), { alignContent: 'center', padding: ticketPad }]);

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
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space[5],
  padding: ticketPad,
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
