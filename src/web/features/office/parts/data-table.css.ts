import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.css.ts';

const anyCell: StyleRule = { paddingBlock: vars.space[1], textAlign: 'start', minWidth: 0 };
const wideCell: StyleRule = {
  display: 'table-cell',
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[3]} 0`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  verticalAlign: 'top',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
};

export const caption = style([visuallyHidden]);
export const sortLink = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '0.3em',
  paddingBlock: vars.space[1],
  color: vars.color.text,
  textDecorationColor: vars.color.line,
});
export const arrow = style({ color: vars.color.accentText });
export const value = style({ minWidth: 0, overflowWrap: 'anywhere' });
/** In a table, a column has room for usual addresses and times; longer ones are broken. */
const roomFor = (minWidth: string) =>
  style({ display: 'block', '@media': { [media.medium]: { minWidth } } });
export const address = roomFor('11rem');
export const stamp = roomFor('13rem');
/** Below the name of a row. */
export const beneath = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.size.small,
  fontWeight: 400,
});
/** A phone at 200%. */
const veryNarrow = 'screen and (max-width: 17.49em)';

const hiddenOn = (where: string) =>
  style({ '@media': { [where]: { display: 'none !important' } } });
export const hidden = {
  tablets: hiddenOn(`${media.medium} and (max-width: 63.99em)`),
  'phones and tablets': hiddenOn('screen and (max-width: 63.99em)'),
};

/** A table on screens that match `asTable`. On smaller ones each row is a block of lines. */
function look(asTable: string) {
  const wide = (rule: StyleRule): StyleRule => ({ '@media': { [asTable]: rule } });

  const table = style([
    { display: 'block', width: '100%', fontSize: vars.size.small, lineHeight: 1.45 },
    wide({ display: 'table' }),
  ]);

  /** On a phone each value has its own title. */
  const heads = style([{ display: 'none' }, wide({ display: 'table-header-group' })]);
  const head = style({
    padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[2]} 0`,
    borderBlockEnd: `2px solid ${vars.color.line}`,
    color: vars.color.muted,
    textAlign: 'start',
    verticalAlign: 'bottom',
    selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  });
  const figureHead = style([head, { textAlign: 'end' }]);

  const body = style([{ display: 'block' }, wide({ display: 'table-row-group' })]);

  const row = style([
    {
      display: 'block',
      paddingBlock: vars.space[4],
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
    wide({ display: 'table-row' }),
  ]);

  /** An address may be one long word. */
  const name = style([
    anyCell,
    { display: 'block', fontSize: vars.size.base, overflowWrap: 'anywhere' },
    wide({ ...wideCell, fontSize: 'inherit' }),
  ]);

  const cell = style([
    anyCell,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(6rem, 2fr) minmax(0, 3fr)',
      gap: vars.space[3],
      '::before': { content: 'attr(data-title)', color: vars.color.muted },
      '@media': {
        [veryNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
        [asTable]: { ...wideCell, '::before': { content: 'none' } },
      },
    },
  ]);
  const figure = style([
    cell,
    { fontVariantNumeric: 'tabular-nums' },
    wide({ textAlign: 'end', whiteSpace: 'nowrap' }),
  ]);

  return { table, heads, head, figureHead, body, row, name, cell, figure };
}

/** A few columns fit on any tablet, many only on a desktop screen. */
export const few = look(media.small);
export const some = look(media.medium);
export const many = look(media.large);
