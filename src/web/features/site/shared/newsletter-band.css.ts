import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const inner = style({
  display: 'grid',
  gap: vars.space[6],
  justifyItems: 'start',
  '@media': {
    [media.large]: { gridTemplateColumns: '1fr auto', alignItems: 'end', columnGap: vars.space[8] },
  },
});

export const words = style({ display: 'grid', gap: vars.space[4] });

/** Seven days, one of them with a letter in it. */
export const week = style({
  display: 'flex',
  alignItems: 'end',
  gap: '0.625rem',
  height: '1.5rem',
});

export const day = style({ width: 2, height: '0.75rem', background: vars.color.control });

export const letterDay = style({ width: 6, height: '1.5rem', background: vars.color.accent });
