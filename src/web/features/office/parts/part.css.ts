import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const part = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const lead = style({
  maxWidth: '66ch',
  color: vars.color.muted,
  fontSize: vars.size.small,
});
