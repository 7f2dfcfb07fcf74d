import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';

export const page = style({ paddingBlockEnd: vars.space.band });

export const skeletonLine = style({
  width: '18rem',
  height: '1.75rem',
  background: vars.color.deep,
});

/** Two buttons, stacked if there is no room side by side. */
export const skeletonActions = style({
  height: '7.5rem',
  background: vars.color.deep,
  '@media': { [media.small]: { width: '31rem', height: '3.375rem' } },
});

export const skeleton = style([columns(6), { paddingBlockEnd: vars.space.band }]);

export const skeletonSummary = style({
  height: '25rem',
  background: vars.color.deep,
  '@media': { [media.large]: { height: '20rem' } },
});

export const skeletonChart = style({ height: '34rem', background: vars.color.deep });
