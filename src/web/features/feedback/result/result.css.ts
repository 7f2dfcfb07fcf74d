import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { unseen } from '#web/ui/layout.ts';

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
globalStyle(`${groups} :is(th p, td > span + span)`, { display: 'block', fontWeight: 400 });
globalStyle(`${groups} tbody tr:last-child > *`, { borderBlockEnd: 0 });

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
  [`${groups} td > span + span`]: { order: -1 },
};
for (const [selector, rule] of Object.entries(lines)) {
  globalStyle(selector, { '@media': { [media.belowLarge]: rule } });
}

export const quote = style({
  borderInlineStart: `2px solid ${vars.color.line}`,
  paddingInlineStart: vars.space[4],
});
