import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  marginBlockEnd: vars.space[3],
});

export const counts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[4],
  marginBlock: vars.space[4],
});
globalStyle(`${counts} dt`, { fontSize: vars.size.small, color: vars.color.muted });
globalStyle(`${counts} dd`, {
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = style({ display: 'grid', gap: vars.space[2] });
