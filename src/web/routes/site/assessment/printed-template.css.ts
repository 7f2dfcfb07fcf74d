import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

/** One sheet of A4 or Letter, upright or across: the rows take what height there is. */
export const sheet = style({
  paddingBlock: vars.space[5],
  '@media': { print: { page: 'cover', maxWidth: 'none', paddingBlock: 0 } },
});

export const table = style({ width: '100%', tableLayout: 'fixed' });
globalStyle(`${table} th`, {
  borderBlockEnd: `2px solid ${vars.color.accent}`,
  padding: vars.space[2],
  fontSize: vars.size.small,
  textAlign: 'start',
});
globalStyle(`${table} td`, {
  height: '15mm',
  border: `1px solid ${vars.color.control}`,
  '@media': { 'print and (orientation: portrait)': { height: '22mm' } },
});
globalStyle(`${table} th:nth-child(1)`, { width: '24%' });
globalStyle(`${table} th:nth-child(2)`, { width: '12%' });
globalStyle(`${table} th:nth-child(3)`, { width: '30%' });
