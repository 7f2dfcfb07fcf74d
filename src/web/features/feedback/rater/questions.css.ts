import { globalStyle, style } from '@vanilla-extract/css';
import { five } from '#web/features/assessment/questions/rating-group.css.ts';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

export const questions = style({});
globalStyle(`${questions} > fieldset + *`, { marginBlockStart: vars.space[7] });
globalStyle(`${questions} > fieldset:first-child`, { marginBlockStart: 0 });

/** On a phone the levels are below each other: their labels would be tiny in a row. */
export const levels = style({});
globalStyle(`${levels} ${five}`, {
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] } },
});
globalStyle(`${levels} ${five} > label`, {
  '@media': {
    [media.phone]: {
      flexDirection: 'row',
      gap: vars.space[3],
      minHeight: '2.75rem',
      paddingBlock: vars.space[1],
      paddingInline: vars.space[3],
      textAlign: 'start',
    },
  },
});
globalStyle(`${levels} ${five} > label:nth-child(n)`, {
  '@media': { [media.phone]: { marginInlineStart: 0, borderRadius: vars.radius.control } },
});
globalStyle(`${levels} ${five} > label > :last-child`, {
  '@media': { [media.phone]: { fontSize: vars.size.small, letterSpacing: 0 } },
});
