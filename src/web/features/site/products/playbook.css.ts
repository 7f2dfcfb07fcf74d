import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/** How far the pages reach up into the band above. */
const reach = 'clamp(4rem, 9vw, 8.5rem)';

export const hero = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: `clamp(${vars.space[6]}, 1rem + 4vw, ${vars.space[8]}) calc(${reach} + ${vars.space[7]})`,
});

export const playbook = style({
  display: 'grid',
  gap: vars.space[6],
  paddingBlockEnd: vars.space.band,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: vars.space[7],
    },
    [media.large]: { columnGap: vars.space[8], rowGap: vars.space[5] },
  },
});

export const drawing = style({
  width: '100%',
  height: 'auto',
  marginBlockStart: `calc(-1 * ${reach})`,
  overflow: 'visible',
  '@media': { [media.large]: { gridRow: '1 / 3' } },
});

export const words = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  alignContent: 'start',
  '@media': { [media.medium]: { paddingBlockStart: vars.space[7] } },
});

/** On a tablet it runs under the drawing and the words, which end at different heights. */
export const purchase = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[5],
  '@media': {
    [media.medium]: { gridColumn: '1 / -1' },
    [media.large]: {
      gridColumn: 2,
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'flex-start',
    },
  },
});
