import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { space } from '#web/theme/tokens.ts';

/** The length of the program as a ruler: a stroke a day, a long one for each weekly check-in. */
export const ninetyDays = style({
  width: '100%',
  height: '2.5rem',
  marginBlock: vars.space[5],
});

const rise = space[8];

/** Stairs: on wide screens each result is one step higher than the one before. */
export const stairs = style({
  display: 'grid',
  gap: vars.space[5],
  marginBlockStart: vars.space.part,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: 0,
      // The stairs begin beside the heading, not below it.
      marginBlockStart: '-4rem',
    },
  },
});

export const stair = style({
  selectors: { '&:last-child': { borderColor: vars.color.accent } },
  '@media': {
    [media.large]: {
      paddingBlockStart: vars.space[4],
      paddingInlineEnd: vars.space[5],
      selectors: {
        '&:nth-child(1)': { marginBlockStart: `calc(3 * ${rise})` },
        '&:nth-child(2)': { marginBlockStart: `calc(2 * ${rise})` },
        '&:nth-child(3)': { marginBlockStart: rise },
        '& + &': {
          borderInlineStart: `3px solid ${vars.color.text}`,
          paddingInlineStart: vars.space[5],
        },
      },
    },
  },
});

export const resultsHeading = style({ '@media': { [media.large]: { maxWidth: '44%' } } });

/** The line that the drawings stand on, a letter at its start. */
export const leapGround = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  borderBlockEnd: `1.75px solid ${vars.color.text}`,
});
export const leapDrawing = style({
  minWidth: 0,
  maxWidth: '45%',
  // It stands on a line already.
  '@media': { [media.forced]: { borderBlockEnd: 0 } },
});
