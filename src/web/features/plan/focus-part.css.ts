import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { columns } from '#web/ui/layout.ts';

export const focus = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[6],
});

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const area = style({
  marginBlockStart: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.size.small,
});

export const tool = style({ paddingInline: vars.space[3], fontSize: vars.size.small });
/** Its text lines up with what is above, or with the edge. */
export const edgeTool = style([
  tool,
  { flex: 'none', marginInline: `calc(-1 * ${vars.space[3]})`, color: vars.color.accentText },
]);

export const folded = style(columns(5));

export const list = style(columns(2));

export const action = style({});

/** Keeps line breaks as they were typed. */
export const text = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line', lineHeight: 1.5 });

export const due = style({ fontVariantNumeric: 'tabular-nums' });
export const overdue = style([due, { color: vars.color.danger, fontWeight: 600 }]);

/** Below the text, past the box. */
export const beside = style({
  marginInlineStart: `calc(1.25rem + ${vars.space[3]})`,
});
