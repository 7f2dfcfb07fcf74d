import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';

export const card = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.card,
  color: 'inherit',
  lineHeight: 1.4,
  whiteSpace: 'normal',
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.deep } },
});

/** Not alarming, but not to be missed. */
export const help = style({
  padding: vars.space[4],
  border: `2px solid ${vars.color.accent}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  lineHeight: 1.5,
  whiteSpace: 'normal',
  '@media': { [media.low]: { padding: vars.space[3] } },
});

export const calls = style([
  columns(2, { base: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' }),
  { marginBlockStart: vars.space[2] },
]);

/** A button of its own, as high as a finger needs. */
export const call = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  height: '100%',
  minHeight: '3.5rem',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  border: `1.5px solid ${vars.color.inverse}`,
  borderRadius: vars.radius.control,
  color: 'inherit',
  lineHeight: 1.35,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.deep } },
});
