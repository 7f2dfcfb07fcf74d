import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { stack6 } from '#web/ui/layout.css.ts';
import { cluster, columns, unseen } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

export const { h3, h4, strong } = text;
export const comments = stack6;

export const hint = style([text.small, text.muted]);
globalStyle(`:is(h2, h3, h4) + ${hint}`, {
  marginBlockStart: vars.space[1],
  '@media': { print: { breakAfter: 'avoid' } },
});

export const parts = style([columns(4), { alignContent: 'start' }]);

export const cover = style([columns(2), { maxWidth: vars.width.measure }]);

export const bullets = style([columns(2), { paddingInlineStart: '1.2em' }]);

export const overview = style([
  columns(6, {
    large: ['repeat(2, minmax(0, 1fr))', 7],
    print: ['minmax(0, 2fr) minmax(0, 3fr)', 7],
  }),
  { alignItems: 'center' },
]);

export const caption = style({
  display: 'grid',
  gap: vars.space[1],
  justifyContent: 'center',
  marginBlockStart: vars.space[3],
  fontSize: vars.size.small,
});
/** Its sign and its words, always side by side. */
export const entry = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const table = style({ width: '100%' });
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  '@media': { print: { paddingBlock: vars.space[2] } },
});
globalStyle(`${table} thead th`, {
  color: vars.color.muted,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  verticalAlign: 'bottom',
});
globalStyle(`${table} :is(th, td):not(:first-child)`, {
  paddingInlineStart: vars.space[4],
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const groups = style([table, { tableLayout: 'fixed' }]);
globalStyle(`${groups} thead th:first-child`, { width: '38%' });
globalStyle(`${groups} thead th:nth-child(2)`, { width: '5rem' });
globalStyle(`${groups} ${hint}`, { display: 'block', fontWeight: 400 });

/** Where a column for each group is too narrow, each rating has a line: group, agreement, rating. */
const lines: Record<string, GlobalStyleRule> = {
  [groups]: { display: 'block' },
  [`${groups} thead`]: unseen,
  [`${groups} tbody`]: { display: 'block' },
  [`${groups} tbody tr`]: {
    display: 'grid',
    paddingBlock: vars.space[3],
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  [`${groups} tbody tr:last-child`]: { border: 0 },
  [`${groups} tbody tr > *`]: { border: 0, paddingBlock: vars.space[1] },
  [`${groups} td:nth-child(n)`]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: `0 ${vars.space[3]}`,
    maxWidth: '24rem',
    paddingInlineStart: 0,
    whiteSpace: 'nowrap',
  },
  [`${groups} td::before`]: {
    content: 'attr(data-term)',
    flex: 1,
    order: -2,
    color: vars.color.muted,
    fontSize: vars.size.small,
    textAlign: 'start',
    whiteSpace: 'normal',
  },
  [`${groups} td > ${hint}`]: { order: -1 },
};
for (const [selector, rule] of Object.entries(lines)) {
  globalStyle(selector, { '@media': { [media.belowLarge]: rule } });
}

/** Side by side if there is room. */
export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  gap: `${vars.space[7]} ${vars.space[8]}`,
  alignItems: 'start',
  '@media': { [media.phone]: { rowGap: 0 }, print: { display: 'block', columns: 2 } },
});

/** On a phone all but the first fold, with a line between them. */
export const list = style({
  '@media': {
    [media.phone]: {
      selectors: {
        '&:first-child': { marginBlockEnd: vars.space[6] },
        '&:nth-child(n + 3)': { borderBlockStart: `1px solid ${vars.color.line}` },
      },
    },
    print: { marginBlockEnd: vars.space[5] },
  },
});

export const rows = style({
  marginBlockStart: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  ':empty': { display: 'none' },
});

/** How both sides rated a statement. */
export const ratings = style([text.small, text.strong, { marginBlockStart: vars.space[1] }]);

export const verdicts = style(cluster(3, 'center'));

export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h4,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});

export const area = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.line}` } },
});
globalStyle(`${area} tbody tr:last-child > *`, { borderBlockEnd: 0 });

export const quotes = style([columns(3), { marginBlockStart: vars.space[3] }]);
globalStyle(`${quotes} > li`, {
  maxWidth: vars.width.measure,
  borderInlineStart: `2px solid ${vars.color.line}`,
  paddingInlineStart: vars.space[4],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
