import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

const unroll = keyframes({
  from: { clipPath: 'inset(-4px 100% -4px 0)' },
  to: { clipPath: 'inset(-4px -4px -4px 0)' },
});

export const strands = style({
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 1.75,
  '@media': { [media.motion]: { animation: `${unroll} 1.8s ${vars.motion.ease} 200ms backwards` } },
});

export const chosen = style({ stroke: vars.color.accent, strokeWidth: 3 });
