import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { palette } from '#web/theme/tokens.ts';
import { columns } from './layout.ts';

const height = `min(44rem, calc(100dvh - ${vars.layout.headerHeight}))`;

/** The drawing rests on the lower edge, where the footer begins. */
export const inner = style([
  columns(7, { large: ['minmax(0, 7fr) minmax(0, 5fr)', 7] }),
  { paddingBlockStart: vars.space[7], '@media': { [media.large]: { minHeight: height } } },
]);

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[5],
  minWidth: 0,
  '@media': { [media.large]: { alignSelf: 'center', paddingBlockEnd: vars.space[8] } },
});

/** A little below the edge, so that no seam shows. */
export const drawing = style({
  alignSelf: 'end',
  justifySelf: 'end',
  width: '100%',
  maxWidth: '24rem',
  marginBlockEnd: -1,
  '@media': { [media.large]: { maxWidth: 'none' } },
});

export const steps = style({ width: '100%', height: 'auto', overflow: 'visible' });

/** In the footer's color, from which the steps rise. */
export const built = style({
  fill: palette.ink,
  '@media': { [media.forced]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 3 } },
});
export const missing = style({
  fill: 'none',
  stroke: vars.color.control,
  strokeWidth: 2,
  strokeDasharray: '7 7',
});
export const point = style({ fill: vars.color.accent });
export const pointToBe = style([missing, { stroke: vars.color.accent }]);
