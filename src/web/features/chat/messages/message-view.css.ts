import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { column } from '#web/features/chat/frame/column.css.ts';
import { inkAt } from '#web/theme/tokens.ts';

/** Takes what the bars above and below leave. */
export const frame = style({ position: 'relative', flex: 1, minHeight: 0 });

export const view = style({
  height: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
});

export const content = style([column, { paddingBlock: vars.space[5] }]);

export const list = style({ display: 'grid', gap: vars.space[4] });

export const toEnd = style({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInlineStart: 'calc(50% - 1.375rem)',
  borderRadius: '50%',
  background: vars.color.raised,
  boxShadow: `0 6px 20px ${inkAt(0.16)}`,
});
