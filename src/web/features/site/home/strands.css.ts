import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import drawing from './strands.svg';

const unroll = keyframes({
  from: { clipPath: 'inset(0 100% 0 0)' },
  to: { clipPath: 'inset(0)' },
});

/**
 * Four lines that come in at the middle of four rows, tangle, and leave in order. Stretches to the
 * room between two lists. A file and not part of the page's code, which would carry it twice.
 */
export const strands = style({
  height: '100%',
  background: `url('${drawing}') 0 0 / 100% 100% no-repeat`,
  '@media': { [media.motion]: { animation: `${unroll} 1.8s ${vars.motion.ease} 200ms backwards` } },
});
