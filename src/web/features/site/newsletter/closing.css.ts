import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const closing = style({
  display: 'grid',
  gap: vars.space[7],
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'center',
    },
    [media.large]: { columnGap: vars.space[9] },
  },
});

export const words = style({
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'start',
});

export const drawing = style({ width: '100%', height: 'auto', overflow: 'visible' });
const line = style({ fill: 'none', strokeWidth: 1.5, strokeLinejoin: 'round' });
export const day = style([line, { stroke: vars.color.control }]);
export const letter = style({ fill: vars.color.accent });
export const flap = style([line, { stroke: vars.color.onAccent, strokeWidth: 2 }]);
