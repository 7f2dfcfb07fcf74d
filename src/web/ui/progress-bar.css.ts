import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/** Thin, round, and in one color: it never looks like the bar of a score. */
export const track = style({
  display: 'block',
  width: '100%',
  height: 6,
  overflow: 'hidden',
  background: vars.color.line,
  borderRadius: '99px',
  printColorAdjust: 'exact',
  '@media': { [media.forced]: { border: '1px solid CanvasText', background: 'Canvas' } },
});

/** An SVG shape, so that its length needs no inline style and it is always printed. */
export const fill = style({
  fill: vars.color.accent,
  '@media': {
    [media.motion]: { transition: `width ${vars.motion.calm} ${vars.motion.ease}` },
    [media.forced]: { fill: 'Highlight' },
  },
});
