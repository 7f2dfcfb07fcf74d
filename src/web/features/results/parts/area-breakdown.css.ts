import { style, globalStyle, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { hues } from '#web/theme/tokens.ts';
import { columns } from '#web/ui/layout.ts';

/** The list of areas; the picture to its left where there is room. */
export const overview = style([
  columns(7, { large: ['repeat(2, minmax(0, 1fr))', 7] }),
  { alignItems: 'start', '@media': { [media.phone]: { rowGap: vars.space[6] } } },
]);

export const picture = style({
  minWidth: 0,
  '@media': {
    [media.large]: {
      order: -1,
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[5]})`,
    },
  },
});

/** Above the areas that it is for. */
export const advice = style({ '@media': { print: { breakAfter: 'avoid' } } });

export const area = style({ '@media': { print: { breakInside: 'auto' } } });

/** Name and status, then the score. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  alignItems: 'baseline',
  paddingBlock: vars.space[4],
  '@media': {
    [media.phone]: { columnGap: vars.space[2], paddingBlock: vars.space[3] },
    print: { paddingBlock: vars.space[3] },
  },
});
const wholeRow = { gridColumn: '1 / -1' };

/** The dot before the name, and the gap between them. */
const dot = `calc(12px + 0.5 * ${vars.size.h4})`;

export const title = style({ display: 'flex', alignItems: 'baseline', gap: '0.5em', minWidth: 0 });
globalStyle(`${title} > svg`, { flex: 'none' });

/** On a phone the sign to open the area ends the line, and the status is below the name. */
export const status = style({
  '@media': {
    [media.phone]: { gridArea: '2 / 1', justifySelf: 'start', marginInlineStart: dot },
  },
});

export const score = style({
  ...wholeRow,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  alignItems: 'center',
});

export const count = style({
  ...wholeRow,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${score} > &`]: { gridColumn: 'auto' } },
});

export const average = style({
  minWidth: '1.6em',
  textAlign: 'end',
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

const ROOMY = '(min-width: 32rem)';

export const details = style({ containerType: 'inline-size' });

/** The whole line opens the area. */
export const summary = style({
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { print: { breakInside: 'avoid' } },
});

/** On a phone only the sign, in the line of the name. */
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  color: vars.color.accentText,
  fontSize: vars.size.small,
  fontWeight: 600,
  '@media': {
    [media.phone]: { gridRow: 1, gridColumn: 2 },
    print: { display: 'none' },
  },
});
export const moreWords = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

/** Shows only the words for an open or a closed area. */
globalStyle(
  `${details}[open] ${moreWords}:first-child, ${details}:not([open]) ${moreWords} + ${moreWords}`,
  { display: 'none' },
);

/** Paper cannot be clicked, so everything is printed open in browsers that support it. */
globalStyle(`${details}::details-content`, {
  '@media': { print: { display: 'block', height: 'auto', contentVisibility: 'visible' } },
});

globalStyle(`${more} > svg`, { transition: `transform ${vars.motion.quick}` });
globalStyle(`${details}[open] ${more} > svg`, { transform: 'rotate(180deg)' });

export const competencies = style({ marginBlock: `${vars.space[2]} ${vars.space[5]}` });

export const competency = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  alignItems: 'baseline',
  paddingBlock: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { print: { rowGap: vars.space[1], paddingBlock: vars.space[3] } },
});

export const name = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.base,
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: 1.35,
});

export const statements = style({ '@media': { print: { gap: vars.space[1] } } });

/** The rating below its statement, or beside it if there is room. */
export const statement = style({
  display: 'grid',
  gap: vars.space[1],
  fontSize: vars.size.small,
  lineHeight: 1.45,
  '@container': {
    [ROOMY]: {
      gridTemplateColumns: 'minmax(0, 1fr) 10.5rem',
      columnGap: vars.space[5],
      alignItems: 'baseline',
    },
  },
});
globalStyle(`${statement} > dd`, { marginInlineStart: 0 });

export const level = style({
  display: 'inline-flex',
  gap: vars.space[2],
  alignItems: 'center',
  fontWeight: 500,
});
const value = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.625rem',
  height: '1.625rem',
  borderRadius: vars.radius.small,
  fontWeight: 600,
  printColorAdjust: 'exact',
  '@media': {
    [media.forced]: { border: '1px solid' },
    print: { width: '1.6em', height: '1.3em' },
  },
});
export const values = styleVariants(hues, (_hue, hue) => [
  value,
  { background: vars.hue[hue].soft, color: vars.hue[hue].ink },
]);
