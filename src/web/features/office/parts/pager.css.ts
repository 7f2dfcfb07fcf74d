import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

export const summary = style({
  flex: '1 1 14rem',
  color: vars.color.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
