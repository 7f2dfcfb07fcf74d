import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const list = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[7]}`,
  marginBlockStart: vars.space[7],
  '@media': {
    [media.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: `${vars.space[7]} ${vars.space[8]}`,
    },
  },
});

export const item = style({ display: 'grid', gap: vars.space[2], alignContent: 'start' });
