import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { small } from '#web/ui/text.css.ts';

const height = `min(44rem, calc(100dvh - ${vars.layout.headerHeight}))`;

/** The drawing stands on the lower edge, where the footer begins. */
export const inner = style({
  display: 'grid',
  gap: vars.space[7],
  paddingBlockStart: vars.space[7],
  '@media': {
    [media.large]: {
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
  '@media': { [media.large]: { alignSelf: 'center', paddingBlockEnd: vars.space[8] } },
});

export const home = style({ marginBlockStart: vars.space[2] });

/** A little below the edge, so that no seam shows. */
export const drawing = style({
  alignSelf: 'end',
  justifySelf: 'end',
  width: '100%',
  maxWidth: '24rem',
  marginBlockEnd: -1,
  '@media': { [media.large]: { maxWidth: 'none' } },
});

/** Of a page that is made without code; it fills the window. */
export const whole = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
});
export const slim = style({ flex: 1, paddingBlock: vars.space[5] });
export const line = style([
  small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: vars.space[5],
    color: vars.color.muted,
  },
]);
