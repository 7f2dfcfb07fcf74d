import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/** One tall card, as its list is, and two wide ones, as the weeks are. */
export const cards = style({
  display: 'grid',
  gap: vars.space[5],
  marginBlockStart: vars.space[6],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
    },
  },
});

const sideBySide = {
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: vars.space[7],
};
const oneAboveTheOther = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
};
export const card = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [media.small]: sideBySide,
    [media.medium]: {
      selectors: {
        '&:first-child': { gridColumn: '1 / -1' },
        '&:not(:first-child)': oneAboveTheOther,
      },
    },
    [media.large]: {
      selectors: {
        '&:first-child': { gridArea: '1 / 1 / -1 / 2', ...oneAboveTheOther },
        '&:not(:first-child)': sideBySide,
      },
    },
  },
});

export const words = style({ display: 'grid', gap: vars.space[2] });
export const description = style({ color: vars.color.muted });
