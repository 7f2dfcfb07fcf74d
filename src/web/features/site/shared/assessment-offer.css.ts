import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/** A note beside the section's own matter, not another section. */
export const offer = style({
  display: 'grid',
  gap: vars.space[5],
  marginBlockStart: vars.space[8],
  padding: `clamp(${vars.space[5]}, 0.75rem + 3.2vw, ${vars.space[7]})`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.card,
  '@media': {
    [media.small]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[6] },
    [media.large]: { gap: vars.space[7] },
  },
});

export const drawing = style({
  width: '5.5rem',
  fill: 'none',
  strokeLinejoin: 'round',
  '@media': { [media.large]: { width: '7.5rem' } },
});
export const axes = style({ stroke: vars.color.control });
export const result = style({ stroke: vars.color.accent, strokeWidth: 3 });

export const inner = style({
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'start',
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: vars.space[7],
    },
  },
});

export const words = style({ display: 'grid', gap: vars.space[2], maxWidth: vars.width.measure });
