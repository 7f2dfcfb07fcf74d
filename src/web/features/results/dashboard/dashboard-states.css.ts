import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';

export const page = style({ paddingBlockEnd: vars.space.band });

/** Three buttons, stacked if there is no room side by side. */
export const skeletonActions = style({
  height: '11.625rem',
  background: vars.color.deep,
  '@media': { [media.small]: { width: '40rem', maxWidth: '100%', height: '3.375rem' } },
});

export const skeletonPlan = style({
  height: '22rem',
  background: vars.color.deep,
  '@media': { [media.small]: { height: '15rem' }, [media.large]: { height: '10rem' } },
});

export const skeleton = style([columns(5), { paddingBlockEnd: vars.space.band }]);

export const skeletonSummary = style({
  height: '21rem',
  background: vars.color.deep,
  '@media': { [media.large]: { height: '16rem' } },
});

export const skeletonChart = style({ height: '34rem', background: vars.color.deep });
