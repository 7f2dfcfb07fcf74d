import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const tools = style({
  display: 'grid',
  gap: vars.space[7],
  marginBlockStart: vars.space[7],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[6] },
    [media.large]: { columnGap: vars.space[8] },
  },
});

/** The buttons of both stand on one line. */
export const tool = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[5],
  '@media': {
    [media.medium]: { gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: vars.space[5] },
  },
});
export const words = style({ display: 'grid', alignContent: 'start', gap: vars.space[3] });
