import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns, oneLine, upTo } from './layout.ts';

/*
 * The words a part names its layout with, as in `${stack4} ${above3}`. They adapt by themselves, so a part
 * needs no style of its own for them.
 */

/** One below the other, with a gap. A long word breaks instead of widening the column. */
export const stack1 = style(columns(1));
export const stack2 = style(columns(2));
export const stack3 = style(columns(3));
export const stack4 = style(columns(4));
export const stack5 = style(columns(5));
export const stack6 = style(columns(6));
export const stack8 = style(columns(8));

/** Side by side, on as many lines as they need. */
export const cluster2 = style(cluster(2));
export const cluster3 = style(cluster(3));
export const cluster4 = style(cluster(4));
export const cluster5 = style(cluster(5));

/** As above, with no gap between the lines: for words and links. */
export const flow2 = style([cluster(2), { rowGap: 0 }]);
export const flow4 = style([cluster(4), { rowGap: 0 }]);
export const flow5 = style([cluster(5), { rowGap: 0 }]);

/** Side by side, always on one line. */
export const row2 = style({ display: 'flex', gap: vars.space[2] });
export const row3 = style({ display: 'flex', gap: vars.space[3] });

/** Side by side in columns of one width, at most so many, fewer where there is less room. */
export const columns2 = style(upTo(2, '19rem', 6));
export const columns3 = style(upTo(3, '12.5rem', 6));
const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
/** Two by two on a tablet, so that none is left over. */
export const columns4 = style(columns(5, { small: equal(2), large: equal(4) }));
/** A wide part and a narrow one: below it, or beside it where there is room. */
export const pair = style(columns(6, { large: ['minmax(0, 7fr) minmax(0, 5fr)', 8] }));
/** Terms in one column, what they mean in the other. */
export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(33%) minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

/** The second column, such as a figure or a button, is as wide as its content. */
export const endColumn = style([
  columns(2, { base: 'minmax(0, 1fr) auto' }),
  { columnGap: vars.space[4] },
]);

/** Columns of one width, as many as have room. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  gap: `${vars.space[6]} ${vars.space[8]}`,
});
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space[5],
});

const labelBeside = ['10rem minmax(0, 1fr)', 5] as const;
/** A short label and what it is for, beside it if there is room. */
export const labeled = style([
  columns(2, { medium: labelBeside, print: labelBeside }),
  { alignItems: 'baseline' },
]);

/** A line of a list: a name, and at its end, or below if there is no room, what is said about it. */
export const listRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[3],
});
globalStyle(`${listRow} > :first-child`, { flex: '1 1 14rem' });

/** On a phone, buttons of one width. */
export const buttons = style([
  columns(3),
  {
    ':empty': { display: 'none' },
    '@media': { [media.small]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' } },
  },
]);

export const middle = style({ alignItems: 'center' });
export const ends = style({ alignItems: 'end' });
export const onBaseline = style({ alignItems: 'baseline' });
export const atCenter = style({ justifyContent: 'center' });
export const apart = style({ justifyContent: 'space-between' });
export const atStart = style({ justifyItems: 'start' });
export const atEnd = style({ justifySelf: 'end' });
export const selfStart = style({ justifySelf: 'start' });
export const across = style({ gridColumn: '1 / -1' });
export const fullWidth = style({ width: '100%' });
/** No wider than is easy to read. */
export const measure = style({ maxWidth: vars.width.measure });
export const narrow = style({ maxWidth: vars.width.narrow });
/** For a field with a short text, such as an email address. */
export const fieldWidth = style({ width: '100%', maxWidth: '24rem' });
/** As wide as what it is in, which it never widens. */
export const noWider = style({ width: 0, minWidth: '100%' });
/** At the end of its line. */
export const pushed = style({ marginInlineStart: 'auto' });
export const relative = style({ position: 'relative' });
/** A sign beside the first line of a text. */
export const besideText = style({ flex: 'none', marginBlockStart: '0.2em' });
/** Takes the height that is left, its content one below the other. */
export const fills = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
});
/** Takes the height that is left, and scrolls in it. */
export const scrollsDown = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const inCenter = style({ display: 'grid', placeItems: 'center' });
export const shrinks = style({ minWidth: 0 });
/** Takes the rest of its line. */
export const grows = style({ flex: '1 1 0', minWidth: 0 });
/** Takes what is left of the line, at least its longest word. */
export const growsByWord = style({ flex: '1 1 min-content' });
export const rigid = style({ flex: 'none' });
export const asBlock = style({ display: 'block' });
/** One below the other, without a gap. */
export const stack0 = style({ display: 'grid' });
export const lineAbove = style({ borderBlockStart: `1px solid ${vars.color.line}` });
export const lineBelow = style({ borderBlockEnd: `1px solid ${vars.color.line}` });
/** A part that is apart from the one above it. */
export const ruled = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockStart: vars.space[5],
});
/** Sets an entry off more than a hairline does. */
export const strongLineAbove = style({
  paddingBlockStart: vars.space[3],
  borderBlockStart: `3px solid ${vars.color.text}`,
});
/** There before it has content, so that this is announced. */
export const noRoomIfEmpty = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const goneIfEmpty = style({ ':empty': { display: 'none' } });
/** Wins over the word that lays it out. */
export const notOnPhone = style({
  '@media': { [media.phone]: { selectors: { '&&': { display: 'none' } } } },
});
const hidden = { display: 'none !important' };
/** Where a smaller screen has no room for it. */
export const fromMedium = style({ '@media': { [media.belowMedium]: hidden } });
export const fromLarge = style({ '@media': { [media.belowLarge]: hidden } });
/** Where a wider screen does not need it. */
export const belowMedium = style({ '@media': { [media.medium]: hidden } });
/** A link or a label, tall enough for a finger. */
export const tappable = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '2.75rem',
});
/** Room for the marks of a list. */
export const bullets = style({ paddingInlineStart: '1.25em' });

/** Space above and below, inside the part. */
export const inside2 = style({ paddingBlock: vars.space[2] });
export const inside3 = style({ paddingBlock: vars.space[3] });
export const inside4 = style({ paddingBlock: vars.space[4] });
export const inside5 = style({ paddingBlock: vars.space[5] });
export const inside6 = style({ paddingBlock: vars.space[6] });
export const inside7 = style({ paddingBlock: vars.space[7] });
/** Around the content of a page. */
export const pageSpace = style({ paddingBlock: `${vars.space[7]} ${vars.space.band}` });
export const toFooter = style({ paddingBlockEnd: vars.space.band });
/** While it loads, the footer stays below the window. */
export const windowHigh = style({ minHeight: '100vh' });

/** Space above. */
export const above1 = style({ marginBlockStart: vars.space[1] });
export const above2 = style({ marginBlockStart: vars.space[2] });
export const above3 = style({ marginBlockStart: vars.space[3] });
export const above4 = style({ marginBlockStart: vars.space[4] });
export const above5 = style({ marginBlockStart: vars.space[5] });
export const above6 = style({ marginBlockStart: vars.space[6] });
export const above7 = style({ marginBlockStart: vars.space[7] });
export const above8 = style({ marginBlockStart: vars.space[8] });
/** Between a heading and what it is about. */
export const abovePart = style({ marginBlockStart: vars.space.part });
/** Space below. */
export const below2 = style({ marginBlockEnd: vars.space[2] });
export const below3 = style({ marginBlockEnd: vars.space[3] });
export const below4 = style({ marginBlockEnd: vars.space[4] });
export const below5 = style({ marginBlockEnd: vars.space[5] });

/** A heading in the narrow column, its content in the wide one. Beside long content the heading stays in view. */
export const split = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.space[8],
    },
    // In a grid, a heading may be the last line of a page.
    print: { display: 'block' },
  },
});

globalStyle(`${split} > :first-child`, {
  '@media': {
    [media.large]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[6]})`,
      alignSelf: 'start',
    },
    print: { marginBlockEnd: vars.space[5] },
  },
});

/** With large text, a table is wider than a phone: it scrolls by itself, also by the keyboard. */
export const scrolls = style({ overflowX: 'auto' });

/** On paper, on the same page as what follows. */
export const keepWithNext = style({ '@media': { print: { breakAfter: 'avoid' } } });

export const cutShort = style(oneLine);
export const whole = style({ whiteSpace: 'nowrap' });

/**
 * For parts below the first screen: laid out once they are near, which spares a phone most of the
 * work of a long page. The browser remembers their height.
 */
export const renderedWhenNear = style({
  '@media': {
    // In a contrast theme, Chrome leaves parts empty that it has skipped.
    'screen and (forced-colors: none)': {
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 60rem',
      // Focus rings at the edge.
      overflowClipMargin: '1rem',
    },
  },
});
