import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

export const proof = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space.band,
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      justifyContent: 'space-between',
      columnGap: vars.space[9],
      alignItems: 'center',
    },
  },
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[6]} ${vars.space[5]}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const figure = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  color: vars.color.muted,
  lineHeight: 1.35,
});

export const value = style([
  text.numeral,
  text.tabular,
  { fontSize: vars.size.h2, color: vars.color.text, whiteSpace: 'nowrap' },
]);
