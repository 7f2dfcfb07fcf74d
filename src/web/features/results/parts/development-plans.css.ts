import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  paddingBlock: `${vars.space[2]} ${vars.space[7]}`,
  '@media': {
    [media.medium]: { paddingInlineStart: '2rem' },
    [media.large]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[8],
    },
    print: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr) minmax(0, 5fr)',
      gap: vars.space[5],
      paddingBlock: 0,
    },
  },
});

export const challenge = style({ '@media': { [media.large]: { gridRow: '2 / span 2' } } });
