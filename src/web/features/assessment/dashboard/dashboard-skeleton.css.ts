import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const line = style({ width: '26rem', height: '3.375rem', background: vars.color.deep });

export const page = style({
  display: 'grid',
  gap: vars.space[6],
  paddingBlockEnd: vars.space.band,
});

export const summary = style({
  height: '25rem',
  background: vars.color.deep,
  '@media': { [media.large]: { height: '20rem' } },
});

export const chart = style({ height: '34rem', background: vars.color.deep });
