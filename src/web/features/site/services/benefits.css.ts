import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/** One tall card and two wide ones. */
export const cards = style({
  display: 'grid',
  gap: vars.space[5],
  marginBlockStart: vars.space[7],
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
    },
  },
});

export const card = style({
  display: 'grid',
  gap: vars.space[5],
  alignContent: 'space-between',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      alignItems: 'center',
      alignContent: 'center',
      columnGap: vars.space[7],
    },
    [media.large]: {
      selectors: {
        '&:first-child': {
          gridRow: '1 / -1',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'space-between',
          rowGap: vars.space[8],
        },
      },
    },
  },
});

export const words = style({ display: 'grid', gap: vars.space[2] });
export const description = style({ color: vars.color.muted });
