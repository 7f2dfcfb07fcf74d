import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';

export const parts = style([columns(4), { '@media': { [media.low]: { rowGap: vars.space[2] } } }]);

/** Side by side if there is room. */
export const pair = style([
  columns(4),
  { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' },
]);

export const actions = style([
  columns(3),
  { '@media': { [media.small]: { display: 'flex', flexWrap: 'wrap' } } },
]);

export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  rowGap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const words = style({ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' });
