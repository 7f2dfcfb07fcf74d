import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { sizes } from '#web/theme/tokens.ts';
import { stack6 } from '#web/ui/layout.css.ts';
import { box, columns } from '#web/ui/layout.ts';

/** The views as tabs; all four fit on one line of a phone. */
export const views = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.small]: { columnGap: vars.space[5] } },
});

/** In a table, 'Completed' is above its date, which is never broken. */
export const unbroken = style({
  overflowWrap: 'normal',
  '@media': { [media.medium]: { display: 'block', width: 'min-content' } },
});
/** Has room for the names of most competencies. */
export const weakest = style({
  '@media': { [media.medium]: { display: 'block', minWidth: '11.25rem' } },
});
// On a phone held sideways, in the same place in every row.
globalStyle(`:has(> * > ${weakest})`, { '@media': { [media.small]: { flexBasis: '100%' } } });

/** Has room for most domains. */
export const source = style({
  '@media': { [media.wide]: { display: 'block', minWidth: '9rem' } },
});

/** On one line where the table has room. */
export const rated = style({ '@media': { [media.large]: { whiteSpace: 'nowrap' } } });

/** Its words are the end of a sentence elsewhere. */
export const status = style({ display: 'block', '::first-letter': { textTransform: 'uppercase' } });

/** What to know before a call, and what the owner changes. */
export const firstParts = style(columns(5, { large: 'repeat(2, minmax(0, 1fr))' }));

/** The dashboard's parts; here their headings rank below the contact. */
export const results = style([
  stack6,
  { vars: { [vars.size.h2]: sizes.h3, [vars.size.h3]: sizes.h4 } },
]);

/** Side by side, both cards are equally high, and the tables below begin their second columns at one place. */
globalStyle(`${firstParts} > section > *`, { height: '100%', alignContent: 'start' });
globalStyle(`${firstParts} ~ section:not(${results}) thead th:first-child`, {
  '@media': { [media.large]: { width: '36%' } },
});

export const narrow = style({ '@media': { [media.small]: { maxWidth: '16rem' } } });

/** The version that someone else has saved. */
export const others = style([columns(2), box('danger'), { padding: vars.space[4] }]);
