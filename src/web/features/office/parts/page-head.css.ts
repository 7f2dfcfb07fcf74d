import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';

export const head = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });

export const back = style({ fontSize: vars.size.small });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

/** An address of somebody may be one long word. */
export const title = style({
  minWidth: 0,
  fontSize: vars.size.h2,
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const lead = style({ maxWidth: '66ch', color: vars.color.muted });
