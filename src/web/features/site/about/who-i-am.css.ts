import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';

/** The words across the page, or beside them who speaks. */
export const layout = style({
  display: 'grid',
  gap: vars.space[7],
  '@media': {
    [media.large]: {
      columnGap: vars.space[8],
      selectors: {
        '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
      },
    },
  },
});

export const words = style({ display: 'grid', gap: vars.space[5], alignContent: 'start' });

/** The heading steps back: the sentence below it is what one should remember. */
export const headline = style([text.kicker, { fontFamily: vars.font.text, letterSpacing: 0 }]);
export const opening = style([text.h1, { maxWidth: '22ch' }]);

export const more = style({
  display: 'grid',
  gap: vars.space[4],
  maxWidth: '56rem',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[7] },
  },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});

export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[6],
});
export const link = style([
  text.textLink,
  { display: 'inline-block', paddingBlock: vars.space[2] },
]);
