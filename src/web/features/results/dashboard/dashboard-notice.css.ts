import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const card = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  maxWidth: '44rem',
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: '50%',
  background: vars.color.deep,
});

export const text = style({ width: '100%', maxWidth: '56ch', color: vars.color.muted });

export const actions = style({
  display: 'grid',
  justifySelf: 'stretch',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
  '@media': { [media.small]: { display: 'flex', flexWrap: 'wrap' } },
});

export const page = style({ paddingBlockEnd: vars.space.band });
