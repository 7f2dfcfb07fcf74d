import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

export const section = style({
  paddingBlock: vars.space.band,
  '@media': { print: { paddingBlock: vars.space[6] } },
});

/** Each step stands higher than the one before. */
export const steps = style({
  counterReset: 'step',
  display: 'grid',
  gap: vars.space[6],
  marginBlockStart: vars.space[7],
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: vars.space[5],
    },
    [media.large]: { gap: vars.space[7] },
    print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', marginBlockStart: vars.space[4] },
  },
});
export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gap: vars.space[3],
  alignContent: 'start',
  paddingBlockStart: vars.space[4],
  borderBlockStart: `2px solid ${vars.color.text}`,
  '::before': {
    content: 'counter(step)',
    fontFamily: vars.font.display,
    fontSize: vars.size.h1,
    lineHeight: 1.1,
    color: vars.color.accentText,
  },
});
export const title = text.h3;
export const body = style({
  color: vars.color.muted,
  '@media': { print: { fontSize: '0.8125rem' } },
});
