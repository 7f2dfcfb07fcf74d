import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/** On a wide screen, the facts about the results are beside the actions. */
export const bar = style({
  '@media': {
    [media.wide]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[7] },
  },
});

export const actions = style({ alignItems: 'start' });
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

/** On a phone below the buttons, which are then in the first screen. */
export const missing = style({});

globalStyle(`${missing}, ${missing} ~ :not(${actions})`, {
  '@media': { [media.phone]: { order: 1 } },
});

/** If there is room, in the middle of the buttons beside it. */
export const notes = style({
  '@media': {
    [media.wide]: {
      alignSelf: 'start',
      justifyContent: 'flex-end',
      minHeight: '3.375rem',
      textAlign: 'end',
    },
  },
});
globalStyle(`${bar} > :not(${actions}, ${notes})`, { gridColumn: '1 / -1' });
