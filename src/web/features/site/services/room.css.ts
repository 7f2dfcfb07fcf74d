import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const room = style({
  width: '8rem',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Side by side, all take the same room.
  '@media': { [media.medium]: { height: '6rem' } },
});
export const seat = style({ stroke: vars.color.accent, strokeWidth: 13.75 });
