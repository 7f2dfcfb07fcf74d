import { style, globalStyle } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns as columnsOf } from '#web/ui/layout.ts';

const ROOMY = '(min-width: 26rem)';

/** The rows follow the width of their list, not the window's. */
export const rows = style({
  containerType: 'inline-size',
  // Narrow enough that names and figures read as one line.
  maxWidth: vars.width.narrow,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  alignItems: 'baseline',
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[3],
  '@container': { [ROOMY]: { gridTemplateColumns: 'minmax(0, 1fr) auto 6.5rem' } },
  '@media': { print: { paddingBlock: vars.space[1] } },
});

/** Where there is little room, the verdict is below the figures, beside the area. */
export const names = style({
  gridRow: 'span 2',
  '@container': { [ROOMY]: { gridRow: 'auto' } },
});

export const name = style({ fontWeight: 600, lineHeight: 1.35 });

export const note = style({
  marginBlockStart: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.size.small,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const figures = style({
  justifySelf: 'end',
  fontFamily: vars.font.display,
  fontSize: vars.size.h4,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const large = style([figures, { fontSize: vars.size.h3 }]);

export const verdict = style({
  justifySelf: 'end',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${rows}:not(:has(${verdict})) > ${row}`, {
  '@container': { [ROOMY]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

const BESIDE = '(min-width: 46rem)';

export const frame = style({ containerType: 'inline-size' });

/** Both radars and what they show. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@container': {
    [BESIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'center' },
  },
  '@media': {
    print: { selectors: { '&&': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } } },
  },
});

export const legend = style({
  display: 'grid',
  justifyContent: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[4],
  fontSize: vars.size.small,
  lineHeight: 1.4,
});

/** Increases and decreases side by side if there is room. */
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  gap: `${vars.space[6]} ${vars.space[8]}`,
  alignItems: 'start',
  '@media': { print: { display: 'block', columns: 2 } },
});
/** Paper shows all of them. */
globalStyle(`${rows} + details > summary`, { '@media': { print: { display: 'none' } } });
/** As wide as its rows. */
export const group = style({
  maxWidth: vars.width.narrow,
  '@media': { print: { marginBlockEnd: vars.space[5] } },
});
export const done = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
  paddingInlineStart: '1.2em',
  listStyleType: 'disc',
  fontSize: vars.size.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

export const reason = style({
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[3],
});

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[7],
  paddingBlock: `clamp(${vars.space[6]}, 1rem + 3.4vw, ${vars.space[8]}) ${vars.space.band}`,
});

/** The parts stand further apart than the header and what follows it. */
globalStyle(`${page} > * + * + *`, {
  marginBlockStart: `calc(${vars.space[8]} - ${vars.space[7]})`,
});

export const chooseFirst = style({
  marginBlock: `${vars.space[4]} ${vars.space[3]}`,
  maxWidth: vars.width.measure,
});

/** The choice of assessments, and the actions at the other end of the line. */
export const controls = style([
  cluster(4, 'center'),
  {
    justifyContent: 'space-between',
    marginBlockStart: vars.space[4],
    ':empty': { display: 'none' },
  },
]);

/** Reserves the height of a comparison, so that the footer does not come into view and leave again. */
export const waiting = style([columnsOf(6), { alignContent: 'start', minHeight: '100vh' }]);

/** Below each other, the frames that a contrast theme draws have the same edges. */
const framed = `${media.belowMedium} and (forced-colors: active)`;

export const choices = style([
  cluster(5, 'center'),
  {
    rowGap: 0,
    '@media': {
      [media.forced]: { rowGap: vars.space[2] },

      [framed]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, auto)' },
    },
  },
]);

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '100%',
  color: vars.color.muted,
  '@media': {
    [framed]: { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' },
  },
});

/** Reads as part of a sentence: underlined like a link, and as wide as its text if there is room. */
export const choiceDate = style({
  fieldSizing: 'content',
  minWidth: 0,
  minHeight: '2.75rem',
  border: 0,
  background: vars.color.ground,
  color: vars.color.accentText,
  fontWeight: 500,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@media': {
    [media.forced]: {
      border: '1px solid',
      borderRadius: vars.radius.control,
      paddingInline: vars.space[2],
      textDecoration: 'none',
    },
  },
});
