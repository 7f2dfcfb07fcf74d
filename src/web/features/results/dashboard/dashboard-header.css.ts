import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from '#web/ui/layout.ts';
import { h1, kicker } from '#web/ui/text.css.ts';

export const header = style({
  paddingBlock: `clamp(${vars.space[5]}, 1rem + 2.4vw, ${vars.space[7]}) ${vars.space[5]}`,
});

/** A phone shows the title alone, on two lines: its first screen has the scores. */
export const kind = style([
  kicker,
  { display: 'none', '@media': { [media.small]: { display: 'flex' } } },
]);

export const title = style([
  h1,
  {
    fontSize: `clamp(1.625rem, 7.6vw, ${vars.size.h2})`,
    '@media': {
      [media.small]: { marginBlockStart: vars.space[2], fontSize: vars.size.h1 },
    },
  },
]);

/** On a wide screen, the facts about the results are beside the actions. */
export const bar = style([
  columns(4, { wide: ['auto minmax(0, 1fr)', 7] }),
  { marginBlockStart: vars.space[5] },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[3],
});
/** On a phone the report takes a whole line; the others share one, if they fit. */
globalStyle(`${actions} > *`, {
  '@media': {
    [media.phone]: { flex: '1 1 auto' },
  },
});
globalStyle(`${actions} > :first-child`, { '@media': { [media.phone]: { flexBasis: '100%' } } });
/** Narrow enough for one line on a large phone held sideways. */
globalStyle(`${actions} > :is(a, button), ${actions} > div > button:first-child`, {
  '@media': {
    [media.belowMedium]: { paddingInline: vars.space[3] },
  },
});

export const progress = style({ display: 'grid', gap: vars.space[3], maxWidth: '38rem' });

const DOT = '1.25em';

/** If the second part begins a line, its dot is cut off. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${DOT})`,
  clipPath: `inset(0 0 0 ${DOT})`,
  fontSize: vars.size.lead,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${line} > span`, { position: 'relative', paddingInlineStart: DOT });

export const dot = style({ position: 'absolute', insetInlineStart: '0.3em' });

export const forReaders = style({ maxWidth: vars.width.measure, textWrap: 'balance' });

/** On a phone below the buttons, which are then in the first screen. */
export const missing = style([forReaders, { color: vars.color.muted }]);

globalStyle(`${missing}, ${missing} ~ :not(${actions})`, {
  '@media': { [media.phone]: { order: 1 } },
});

/** On one line, if there is room; in the middle of the buttons beside it. */
export const notes = style([
  cluster(2, 'center'),
  {
    columnGap: vars.space[5],
    color: vars.color.muted,
    fontSize: vars.size.small,
    lineHeight: 1.5,
    '@media': {
      [media.wide]: {
        alignSelf: 'start',
        alignContent: 'center',
        justifyContent: 'flex-end',
        minHeight: '3.375rem',
        textAlign: 'end',
      },
    },
  },
]);
globalStyle(`${bar} > :not(${actions}, ${notes})`, { gridColumn: '1 / -1' });
globalStyle(`${bar} > nav`, { '@media': { [media.medium]: { marginBlockStart: vars.space[3] } } });

export const saved = style({ maxWidth: vars.width.measure });
globalStyle(`${saved} > a`, { whiteSpace: 'nowrap' });
