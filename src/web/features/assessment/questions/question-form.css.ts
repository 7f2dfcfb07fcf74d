import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const position = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockEnd: vars.space[2],
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  marginBlockStart: vars.space[5],
});

export const ofArea = style({ fontSize: vars.size.small, color: vars.color.muted });
export const name = style({ marginBlockStart: vars.space[3] });

export const description = style({
  maxWidth: vars.width.measure,
  marginBlockStart: vars.space[3],
  color: vars.color.muted,
});
