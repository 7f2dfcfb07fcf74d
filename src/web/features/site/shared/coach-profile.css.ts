import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

/** The portrait, if there is one: above the words on a phone, beside them and level with them elsewhere. */
export const coachLayout = style([
  columns(6),
  {
    alignItems: 'start',
    '@media': {
      [media.medium]: {
        selectors: {
          '&:has(> img)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
        },
      },
      [media.large]: { columnGap: vars.space[8] },
    },
  },
]);

/** Small enough on a phone that the name below it is in view, too. */
export const picture = style({
  width: '100%',
  maxWidth: '13rem',
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
    alignContent: 'start',
    '@media': {
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
  { justifyItems: 'start', alignContent: 'start', maxWidth: vars.width.measure },
]);

export const credentials = style([text.small, columns(1), { color: vars.color.muted }]);
