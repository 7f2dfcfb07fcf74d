import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns, stepsInCorner } from '#web/ui/layout.ts';

/* The dashboard's page in each of its states: with results, locked, loading, without an assessment. */

/** Close to the links above, which are on the same ground. */
export const scores = style({ paddingBlock: `${vars.space[7]} ${vars.space.band}` });

/** The scores in detail. */
export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${vars.space[6]}, 6vw, ${vars.space[8]})`,
});

/** As high as the loaded card, so that nothing below moves. On a phone: as the lowest one. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '18rem',
  marginBlockStart: vars.space[5],
  '@media': {
    [media.small]: { minHeight: '15rem' },
    [media.large]: { minHeight: '10rem' },
    [media.print]: { display: 'none' },
  },
});

export const stage = style({
  display: 'grid',
  paddingBlockEnd: vars.space.band,
});

export const glimpse = style({
  gridArea: '1 / 1',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[7],
  height: '48rem',
  overflow: 'hidden',
  // Room for the blur to fade out.
  margin: `calc(-1 * ${vars.space.gutter})`,
  padding: vars.space.gutter,
  filter: 'blur(14px)',
  opacity: 0.55,
  userSelect: 'none',
  maskImage: 'linear-gradient(black 55%, transparent)',
  '@media': {
    // On plain ground it would look like dirt.
    [media.forced]: { display: 'none' },
  },
});

export const overlay = style({
  gridArea: '1 / 1',
  zIndex: 1,
  alignSelf: 'start',
  justifySelf: 'center',
  width: '100%',
  maxWidth: '44rem',
  paddingBlockStart: vars.space[8],
  // Nothing is behind it.
  '@media': { [media.forced]: { justifySelf: 'start', paddingBlockStart: vars.space[5] } },
});

export const page = style([stepsInCorner, { paddingBlockEnd: vars.space.band }]);

/** Three buttons, stacked if there is no room side by side. */
/** As high as the sentence about a complete assessment. */
export const skeletonProfile = style({
  height: '12rem',
  maxWidth: vars.width.measure,
  marginBlockStart: vars.space[4],
});

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
  '@media': { [media.small]: { height: '16rem' } },
});

export const skeletonChart = style({ height: '34rem', background: vars.color.deep });
