import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const loaded = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  background: vars.color.dangerSoft,
});

export const lines = style({ display: 'grid', gap: vars.space[3], paddingBlock: vars.space[4] });
