import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';

/** The portrait, if there is one: beside the heading on a phone, beside all of the words elsewhere. */
export const coachLayout = style([
  columns(5),
  {
    alignItems: 'start',
    selectors: { '&:has(> img)': { gridTemplateColumns: '7rem minmax(0, 1fr)' } },
    '@media': {
      [media.medium]: {
        gap: vars.space[6],
        selectors: {
          '&:has(> img)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
        },
      },
      [media.large]: { columnGap: vars.space[8] },
    },
  },
]);

export const picture = style({
  width: '100%',
  maxWidth: '7rem',
  height: 'auto',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  background: vars.color.line,
  '@media': { [media.medium]: { maxWidth: '24rem' } },
});

/** Without a portrait, the heading sits beside the rest. */
export const coachWords = style([
  columns(5),
  {
    '@media': {
      [media.belowMedium]: { selectors: { 'img + &': { display: 'contents' } } },
      [media.large]: {
        selectors: {
          '&:only-child': {
            gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
            columnGap: vars.space[8],
          },
        },
      },
    },
  },
]);

export const coachText = style([
  columns(4),
  {
    justifyItems: 'start',
    maxWidth: vars.width.measure,
    '@media': { [media.belowMedium]: { gridColumn: '1 / -1' } },
  },
]);
