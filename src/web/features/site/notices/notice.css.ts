import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

const height = `min(44rem, calc(100dvh - ${vars.layout.headerHeight}))`;

/** The drawing stands on the lower edge, where the footer begins. */
export const inner = style({
  display: 'grid',
  gap: vars.space[7],
  paddingBlockStart: vars.space[7],
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space[7],
      minHeight: height,
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[5],
  minWidth: 0,
  '@media': { [media.medium]: { alignSelf: 'center', paddingBlockEnd: vars.space[7] } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});

/** A little below the edge, so that no seam shows. */
export const drawing = style({ alignSelf: 'end', marginBlockEnd: -1 });
