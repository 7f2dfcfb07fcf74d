import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { palette } from '#web/theme/tokens.ts';

/** The pages that are fanned out above, laid side by side, in the same order of colours. */
export const sheets = style({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[6],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.large]: { gap: vars.space[6] },
  },
});

export const sheet = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  padding: `clamp(${vars.space[5]}, 2.6vw, ${vars.space[6]})`,
  paddingBlockEnd: vars.space[7],
  background: palette.white,
  selectors: {
    '&:nth-child(2)': { background: palette.apricot },
    '&:nth-child(3)': { background: palette.accent, color: palette.white },
  },
});

export const mark = style({
  width: '7.5rem',
  height: '4rem',
  marginBlockEnd: vars.space[5],
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const description = style({ fontSize: vars.size.base });
