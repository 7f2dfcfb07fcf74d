import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

/** Pale lines are hard to see in a contrast theme. */
const forced = { '@media': { [media.forced]: { stroke: 'CanvasText' } } };

/**
 * Each event is placed at its day. On a wide screen, two thirds from the left are the 90 days, and the
 * last third is the quarter after it. On a narrow one the 90 days run from top to bottom and end at
 * the last event.
 */
export const timeline = style({
  position: 'relative',
  marginBlockStart: vars.space[6],
  '@media': {
    [media.belowMedium]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '1fr 1fr auto',
    },
    [media.medium]: { marginBlockStart: vars.space[7] },
  },
});

const ruler = style({ overflow: 'visible' });
export const level = style([
  ruler,
  {
    display: 'none',
    width: '100%',
    height: '5.5rem',
    '@media': { [media.medium]: { display: 'block' } },
  },
]);
export const upright = style([
  ruler,
  {
    // Beside the first two events, it has no part in their heights.
    position: 'absolute',
    gridArea: '1 / 1 / 3',
    width: '3.5rem',
    height: '100%',
    '@media': { [media.medium]: { display: 'none' } },
  },
]);

const stroke = style({ vectorEffect: 'non-scaling-stroke', strokeWidth: 1 });
export const day = style([stroke, { stroke: vars.color.control, ...forced }]);
export const nextDay = style([stroke, { stroke: vars.color.line, ...forced }]);
export const checkIn = style([stroke, { stroke: vars.color.accent, strokeWidth: 2, ...forced }]);
export const session = style([stroke, { stroke: vars.color.accent, strokeWidth: 6, ...forced }]);

export const stops = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  paddingInlineStart: '5rem !important',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gridTemplateRows: 'none',
      paddingInlineStart: '0 !important',
    },
  },
});
export const stop = style({
  paddingBlockEnd: vars.space[6],
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': {
    [media.medium]: { padding: `${vars.space[4]} ${vars.space[5]} 0 0` },
    [media.large]: { paddingInlineEnd: vars.space[7] },
  },
});

export const onward = style([
  text.small,
  {
    position: 'absolute',
    display: 'none',
    insetBlockStart: '1rem',
    insetInlineEnd: 0,
    color: vars.color.muted,
    '@media': { [media.medium]: { display: 'block' } },
  },
]);
