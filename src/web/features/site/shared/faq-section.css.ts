import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const entry = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  // The answer unfolds in browsers that support it.
  interpolateSize: 'allow-keywords',
  selectors: {
    '&::details-content': {
      height: 0,
      overflow: 'clip',
      transition: `height ${vars.motion.calm} ${vars.motion.ease}, content-visibility ${vars.motion.calm} allow-discrete`,
    },
    '&[open]::details-content': { height: 'auto' },
  },
});

export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: '3.75rem',
  paddingBlock: vars.space[3],
  '@media': {
    [media.medium]: { minHeight: '4.5rem' },
    [media.hover]: { ':hover': { color: vars.color.accentText } },
  },
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
  },
});

export const sign = style({
  flex: 'none',
  color: vars.color.accentText,
  transition: `rotate ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { [`${entry}[open] &`]: { rotate: '45deg' } },
});

export const answer = style({
  display: 'grid',
  gap: vars.space[4],
  maxWidth: vars.width.measure,
  paddingBlockEnd: vars.space[6],
  paddingInlineEnd: vars.space[7],
  color: vars.color.muted,
});
