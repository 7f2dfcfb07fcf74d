import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster } from '#web/ui/layout.ts';

const wideCell: StyleRule = {
  display: 'table-cell',
  padding: `${vars.space[3]} 0 ${vars.space[3]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  verticalAlign: 'top',
  selectors: { '&:first-child': { paddingInlineStart: 0 } },
};

export const sortLink = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '0.3em',
  paddingBlock: vars.space[1],
  color: vars.color.text,
  textDecorationColor: vars.color.line,
  whiteSpace: 'nowrap',
});
/**
 * In a table, the column is wide enough for a date and time, or for an address up to its @ sign. In
 * lines, a time starts a new line.
 */
export const stamp = style({
  // The time stays whole.
  '@media': {
    [media.medium]: { display: 'block', minWidth: '13rem' },
  },
});
export const address = style({
  '@media': {
    [media.medium]: {
      display: 'block',
      minWidth: '11rem',
      maxWidth: '18rem',
      overflowWrap: 'break-word',
    },
  },
});
/** Below the name of a row. */
export const beneath = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.size.small,
  fontWeight: 400,
});
/** The same, but beside the name on a phone. */
export const beside = style([
  beneath,
  {
    '@media': {
      [media.belowMedium]: { display: 'inline-block', marginInlineStart: vars.space[2] },
    },
  },
]);

const hiddenOn = (where: string) =>
  style({ '@media': { [where]: { display: 'none !important' } } });
export const hidden = {
  phones: hiddenOn(media.phone),
  tablets: hiddenOn(media.tablet),
  'phones and tablets': hiddenOn(media.belowLarge),
};

/** A table on screens that match `asTable`. On smaller ones each row is a few lines. */
function look(asTable: string) {
  const wide = (rule: StyleRule): StyleRule => ({ '@media': { [asTable]: rule } });
  const table = style([
    { display: 'block', width: '100%', fontSize: vars.size.small, lineHeight: 1.45 },
    wide({ display: 'table' }),
  ]);
  /** In lines, only figures have their title beside them. */
  const heads = style([{ display: 'none' }, wide({ display: 'table-header-group' })]);
  const head = style({
    padding: `${vars.space[2]} 0 ${vars.space[2]} ${vars.space[3]}`,
    borderBlockEnd: `2px solid ${vars.color.line}`,
    color: vars.color.muted,
    textAlign: 'start',
    verticalAlign: 'bottom',
    selectors: { '&:first-child': { paddingInlineStart: 0 } },
  });
  const figureHead = style([
    head,
    { textAlign: 'end', '@media': { [media.wide]: { paddingInlineStart: vars.space[5] } } },
  ]);
  const body = style([{ display: 'block' }, wide({ display: 'table-row-group' })]);
  const row = style([
    cluster(3),
    {
      alignItems: 'baseline',
      rowGap: vars.space[1],
      paddingBlock: vars.space[3],
      borderBlockStart: `1px solid ${vars.color.line}`,
      selectors: { '&:has(> [data-line])::after': { content: '', flexBasis: '100%', order: 1 } },
    },
    wide({
      display: 'table-row',
      selectors: { '&:has(> [data-line])::after': { content: 'none' } },
    }),
  ]);
  /** An address may be one long word. */
  const name = style([
    {
      flexBasis: '100%',
      minWidth: 0,
      fontSize: vars.size.base,
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
    wide({ ...wideCell, fontSize: 'inherit' }),
  ]);
  const cell = style([
    {
      display: 'flex',
      gap: vars.space[2],
      minWidth: 0,
      textAlign: 'start',
      selectors: {
        '&[data-title]::before': { content: 'attr(data-title)', color: vars.color.muted },
        '&[data-empty]': { display: 'none' },
        '&[data-line], [data-line] ~ &': { order: 2 },
        [`&:has(${stamp})`]: { flexBasis: '100%' },
      },
    },
    wide({
      ...wideCell,
      selectors: {
        ...wideCell.selectors,
        '&[data-title]::before': { content: 'none' },
        '&[data-empty]': { display: 'table-cell' },
      },
    }),
  ]);
  const figure = style([
    cell,
    { fontVariantNumeric: 'tabular-nums' },
    wide({ textAlign: 'end', whiteSpace: 'nowrap' }),
  ]);
  // A figure ends where the next column begins.
  globalStyle(`${figureHead} + ${head}:not(${figureHead}), ${figure} + ${cell}:not(${figure})`, {
    '@media': { [media.medium]: { paddingInlineStart: vars.space[5] } },
  });
  return { table, heads, head, figureHead, body, row, name, cell, figure };
}

/** By the smallest screen that has room for the columns; with large text, a phone has room for none. */
export const looks = {
  phone: look('screen and (min-width: 20em)'),
  small: look(media.small),
  medium: look(media.medium),
};
