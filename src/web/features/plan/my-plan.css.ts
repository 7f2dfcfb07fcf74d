import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, columns } from '#web/ui/layout.ts';
import { bottomBarContent } from '#web/ui/state.css.ts';
import { textLink } from '#web/ui/text.css.ts';

/** The introduction on the left, the actions on the right; each focus below has the same columns. */
export const sides = columns(5, {
  large: ['minmax(0, 5fr) minmax(0, 7fr)', 8],
});

export const header = style([
  sides,
  {
    paddingBlock: `clamp(${vars.space[6]}, 1rem + 3.4vw, ${vars.space[8]}) ${vars.space[6]}`,
    rowGap: vars.space[6],
  },
]);

export const title = style({ marginBlockStart: vars.space[3] });
export const page = style({ paddingBlockEnd: vars.space[8] });

/** Reserves the height of a plan, so that the footer does not come into view and leave again. */
export const skeleton = style([columns(6), { alignContent: 'start', minHeight: '100vh' }]);

/** On a phone the button is as wide as the text. */
export const next = style([columns(5), { '@media': { [media.small]: { justifyItems: 'start' } } }]);

export const nextTitle = style({
  marginBlockEnd: vars.space[3],
  color: vars.color.accentText,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: 1.4,
});

export const nextText = style({ overflowWrap: 'anywhere', lineHeight: 1.5 });

export const nextAction = style({
  display: 'block',
  fontWeight: 500,
  textWrap: 'balance',
  '@media': { [media.small]: { fontSize: vars.size.lead } },
});

/** Above the next step, or in a row above the title. Takes no room while it is empty; out of the grid, it has no gap either. */
export const alert = style({
  gridColumn: '1 / -1',
  selectors: { '&:empty': { position: 'absolute' } },
  '@media': { [media.large]: { gridRow: 1 } },
});

/** The start day, and the tools at the other end of the line if there is room. */
export const settings = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[6],
  marginBlockEnd: vars.space[5],
  // In forced colors the tools have borders.
  '@media': { [media.forced]: { rowGap: vars.space[2] } },
});

/** A line of text with a button; as tall as the button. */
export const start = style([cluster(3, 'center'), { columnGap: vars.space[2] }]);

export const startField = style({ maxWidth: '18rem', marginBlockEnd: vars.space[4] });

export const tools = style([cluster(5, 'center'), { rowGap: 0 }]);

export const addFocus = style({
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[6],
});

/** Beside a plan of earlier results. */
export const continues = style({ marginBlock: vars.space[5] });
globalStyle(`${continues} > a`, { whiteSpace: 'nowrap' });

/** Only words: lower than a bar with buttons. */
export const barWords = style([
  bottomBarContent,
  {
    minHeight: '3.5rem',
    paddingBlock: '0.625rem',
    gap: `0 ${vars.space[4]}`,
    fontSize: vars.size.small,
    lineHeight: 1.35,
  },
]);

/** Never so short that it looks like a dot; on a phone it gives way to a message with a button. */
export const barLine = style({
  flex: '1 1 0',
  minWidth: '3rem',
  maxWidth: '16rem',
  selectors: {
    [`${barWords}:has(button) > &`]: { '@media': { [media.phone]: { display: 'none' } } },
  },
});

export const barSaving = style({
  marginInlineStart: 'auto',
  color: vars.color.muted,
  textAlign: 'end',
});
/** Its last letter is at the edge. */
globalStyle(`${barSaving} button`, {
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
});

/* What to choose: first the suggestions, in the dialog all competencies. */

export const suggestion = style([
  columns(4, { small: 'minmax(0, 1fr) auto' }),
  {
    placeItems: 'start',
    borderTop: `1px solid ${vars.color.line}`,
    paddingBlock: vars.space[5],
  },
]);

export const buttons = style([
  cluster(3),
  { marginBlockStart: vars.space[5], '@media': { [media.small]: { columnGap: vars.space[5] } } },
]);

/** A text that lines up with the buttons. */
export const other = style([textLink, { minHeight: '2.75rem' }]);

/** The buttons at the foot stay in view: focused elements scroll clear of them. */
export const radio = style({ scrollMarginBlock: '3rem 10rem' });

export const area = style({
  marginBlockEnd: vars.space[2],
  padding: 0,
  fontSize: vars.size.small,
  fontWeight: 600,
  color: vars.color.accentText,
});

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

export const name = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  minHeight: '2.75rem',
  minWidth: 0,
  cursor: 'pointer',
});
