import { style, globalStyle } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { pads } from '#web/ui/boxes.css.ts';
import { cluster } from '#web/ui/layout.ts';

/** What follows is at the end of the line. */
export const pushes = style({ marginInlineEnd: 'auto' });
/** On a wide screen, this is elsewhere. */
export const belowLarge = style({ '@media': { [media.large]: { display: 'none !important' } } });

export const row = style([cluster(3, 'center'), { justifyContent: 'space-between' }]);

/** An email address may be one long word. */
export const title = style({
  flex: '1 1 8rem',
  minWidth: 0,
  fontSize: vars.size.h2,
  overflowWrap: 'anywhere',
});
/** On a phone a button is below it. */
export const addressTitle = style([
  title,
  { flexBasis: '26rem', '@media': { [media.phone]: { fontSize: vars.size.h3 } } },
]);

export const pageActions = style(cluster(3));

/** On a phone, the button below an address is also below what is said about it. */
const below = `${row}:has(${addressTitle})`;
globalStyle(below, { '@media': { [media.phone]: { display: 'contents' } } });
globalStyle(`${below} > ${pageActions}`, { '@media': { [media.phone]: { order: 1 } } });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  '@media': {
    [media.small]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' },
  },
});

export const empty = style([
  pads.md,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[2],
    border: `1px dashed ${vars.color.line}`,
    borderRadius: vars.radius.card,
  },
]);

export const summary = style({ flex: '1 1 14rem' });

/** Stays in the page so that its text is announced; takes no space while it is empty. */
export const result = style({
  selectors: { '&:has(> p:empty + div:empty)': { position: 'absolute' } },
});

export const check = style({ color: vars.hue.green.solid });

/** A link of a navigation, underlined while it leads to what is shown. */
export const tabLink = style({
  display: 'block',
  paddingBlock: `${vars.space[3]} calc(${vars.space[3]} - 3px)`,
  borderBlockEnd: '3px solid transparent',
  // All links fit on one line, even on a 360 px phone.
  fontSize: vars.size.tiny,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': { borderBlockEndColor: vars.color.accent },
    '&:hover': { color: vars.color.accentText },
  },
  '@media': {
    [media.small]: { fontSize: vars.size.small },
    // Forced colors show a transparent border, too.
    'screen and (forced-colors: active)': {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

const filterColumns = (width: string) => `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`;

/** On a phone there are two fields per row; the first field, dates, and the order each take a whole row. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: filterColumns('8.5rem'),
  alignItems: 'end',
  gap: vars.space[4],
  '@media': { [media.small]: { gridTemplateColumns: filterColumns('15rem') } },
});
export const folded = style([bar, { '@media': { [media.belowLarge]: { display: 'none' } } }]);
export const chevron = style({
  selectors: { '[aria-expanded="true"] &': { rotate: '180deg' } },
});
globalStyle(`${bar} > *`, { minWidth: 0 });
// Chrome draws a date one pixel higher than the other fields.
globalStyle(`${bar} [type='date']`, { height: '3rem' });
globalStyle(`${bar} > :is(:first-child, :has([type='date'], [name='sort']))`, {
  gridColumn: '1 / -1',
  '@media': { [media.small]: { gridColumn: 'auto' } },
});
// On a tablet, both dates are then side by side.
globalStyle(`${bar} > :has([type='search'])`, {
  '@media': { [media.small]: { gridColumn: '1 / -1' }, [media.large]: { gridColumn: 'auto' } },
});

export const actions = style([cluster(4, 'center'), { minHeight: '3rem' }]);
/** As high as the fields beside it. */
globalStyle(`${actions} > button`, { minHeight: '3rem' });
