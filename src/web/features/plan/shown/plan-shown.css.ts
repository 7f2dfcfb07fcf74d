import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from '#web/ui/layout.ts';

export const focus = style([
  columns(4),
  { borderTop: `1px solid ${vars.color.line}`, paddingBlock: vars.space[6] },
]);

/** The line of the list is enough. */
globalStyle(`${focus} > [role='list']:last-child`, { borderBlockEnd: 0 });

export const facts = style(columns(4, { print: 'minmax(0, 3fr) minmax(0, 1fr)' }));
globalStyle(`${facts} dd`, { marginInlineStart: 0 });

/** Keeps line breaks as they were typed. */
export const text = style({
  maxWidth: vars.width.measure,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const evidence = style([text, { fontSize: vars.size.small, lineHeight: 1.5 }]);

/** The due day beside the text, if there is room. */
export const action = style([
  columns(1, {
    medium: ['11rem minmax(0, 1fr)', 5],
    print: ['9rem minmax(0, 5fr) minmax(0, 3fr)', 5],
  }),
  { alignItems: 'baseline' },
]);
globalStyle(`${action} > p:nth-child(n + 2)`, {
  '@media': { [media.medium]: { gridColumn: 2 } },
});

export const due = style([
  cluster(2, 'center'),
  { fontSize: vars.size.small, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
]);

/** A box to tick, and a line to write on. */
export const box = style({
  width: '1.25em',
  height: '1.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.2,
});
export const line = style({
  display: 'block',
  height: '1.75em',
  borderBlockEnd: `1px solid ${vars.color.control}`,
});
