import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { space } from '#web/theme/tokens.ts';
import { columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

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

export const stair = style([
  text.h4,
  {
    paddingBlockStart: vars.space[3],
    borderBlockStart: `3px solid ${vars.color.text}`,
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
  },
]);

export const resultsHeading = style({ '@media': { [media.large]: { maxWidth: '44%' } } });

export const leap = style({
  display: 'grid',
  rowGap: vars.space[5],
  marginBlockStart: vars.space.part,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/**
 * On a phone the letter comes first, and the drawing is at the other end of the same line. On wider
 * screens one line runs below all four drawings, and the letters are below it.
 */
export const leapStep = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 4',
      rowGap: 0,
    },
  },
});

const leapWholeRow = style({
  gridColumn: '1 / -1',
  '@media': { [media.medium]: { paddingInlineEnd: vars.space[5] } },
});
export const leapWords = style([
  leapWholeRow,
  columns(1),
  { alignContent: 'start', marginBlockStart: vars.space[3] },
]);

export const leapLetter = style([
  text.numeral,
  {
    display: 'grid',
    alignContent: 'end',
    paddingBlockEnd: vars.space[2],
    borderBlockEnd: `1.75px solid ${vars.color.text}`,
    fontSize: vars.size.display,
    color: vars.color.accentText,
    fontWeight: 600,
    '@media': {
      [media.medium]: { paddingBlock: `${vars.space[5]} 0`, borderBlockEnd: 0 },
    },
  },
]);
export const leapFocus = style([text.small, text.strong]);
export const leapDescription = style([
  leapWholeRow,
  {
    marginBlockStart: vars.space[2],
    color: vars.color.muted,
    '@media': { [media.medium]: { marginBlockStart: vars.space[3] } },
  },
]);

/** The line that the drawings stand on. */
export const leapGround = style({
  borderBlockEnd: `1.75px solid ${vars.color.text}`,
  '@media': { [media.medium]: { order: -1 } },
});
export const leapDrawing = style({
  width: '100%',
  maxWidth: '6rem',
  marginInlineStart: 'auto',
  '@media': {
    [media.medium]: { maxWidth: '22rem', marginInlineStart: 0 },
    // It stands on a line already.
    [media.forced]: { borderBlockEnd: 0 },
  },
});
