import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const content = style({
  marginBlockStart: `clamp(${vars.space[5]}, 1rem + 2vw, ${vars.space[6]})`,
  '@media': { print: { marginBlockStart: vars.space[4] } },
});

export const contents = style({
  width: '100%',
  '@media': { [media.medium]: { width: 'auto' } },
});

/** Where there is room, one line with its title. */
export const parts = style({
  borderBlock: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[1],
  fontSize: vars.size.small,
  lineHeight: 1.35,
  '@media': {
    [media.small]: { paddingBlockStart: vars.space[3] },
    [media.medium]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      border: 0,
      paddingBlock: 0,
      columnGap: vars.space[5],
    },
  },
});

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  columnGap: vars.space[4],
  '@media': {
    [media.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.medium]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] },
  },
});
