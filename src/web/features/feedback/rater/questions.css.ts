import { globalStyle, style } from '@vanilla-extract/css';
import { five } from '#web/features/assessment/questions/rating-group.css.ts';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from '#web/ui/layout.ts';
import { muted, small } from '#web/ui/text.css.ts';

/** Space below the header: this page has no introduction. */
export const apart = style({
  '@media': {
    [media.small]: { paddingBlockStart: vars.space[5] },
  },
});

export const focus = style([columns(5), { paddingBlock: `${vars.space[6]} ${vars.space[7]}` }]);

/** The questions apart from each other. */
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

/** On a phone, buttons of one width. */
export const send = style([
  cluster(4, 'center'),
  { '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } } },
]);

export const hint = style([small, muted, { ':empty': { display: 'none' } }]);

export const closing = style([
  columns(5),
  { scrollMarginTop: vars.space[4] },
  {
    '@media': {
      [media.phone]: { marginBlockStart: vars.space[3] },
    },
  },
]);
