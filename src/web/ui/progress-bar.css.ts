import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import type { hues } from '#web/theme/tokens.ts';

const track = style({
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  background: vars.color.line,
  borderRadius: '99px',
  printColorAdjust: 'exact',
  '@media': { [media.forced]: { border: '1px solid CanvasText', background: 'Canvas' } },
});

export const sizes = styleVariants({
  thin: [track, { height: 4 }],
  md: [track, { height: 8 }],
  thick: [track, { height: 12 }],
});

/** An SVG shape, so that its length needs no inline style and it is always printed. */
const fill = style({
  '@media': {
    [media.motion]: { transition: `width ${vars.motion.calm} ${vars.motion.ease}` },
    [media.forced]: { fill: 'Highlight !important' },
  },
});

export const fills = styleVariants(
  {
    accent: vars.color.accent,
    ink: vars.color.text,
    green: vars.hue.green.solid,
    blue: vars.hue.blue.solid,
    orange: vars.hue.orange.solid,
    purple: vars.hue.purple.solid,
    red: vars.hue.red.solid,
    yellow: vars.hue.yellow.solid,
  } satisfies Record<keyof typeof hues | 'accent' | 'ink', string>,
  (color) => [fill, { fill: color }],
);
