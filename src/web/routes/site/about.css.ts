import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { onInk } from '#web/theme/theme.css.ts';
import { cluster, columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

export const hero = style([
  columns(5, { large: ['minmax(0, 8fr) minmax(0, 4fr)', 8] }),
  { paddingBlockStart: `clamp(${vars.space[6]}, 1rem + 4vw, ${vars.space[9]})` },
]);

/** The next band has another ground. */
export const heroAboveCoach = style([
  hero,
  { paddingBlockEnd: `clamp(${vars.space[6]}, 1rem + 4vw, ${vars.space[8]})` },
]);

export const kicker = style([text.kicker, { gridColumn: '1 / -1' }]);
export const heroHeadline = style([text.display, { maxWidth: '13ch' }]);

/** Ends on the line on which the headline ends. */
export const lead = style([text.lead, { alignSelf: 'end', paddingBlockEnd: '0.4em' }]);

export const top = style(columns(5, { large: ['minmax(0, 1fr) minmax(0, 1fr)', 8] }));

export const body = style([columns(4), { alignContent: 'start' }]);

export const figures = style([columns(6), { marginBlockStart: `calc(1.25 * ${vars.space.part})` }]);

export const figure = style({
  display: 'grid',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'baseline' },
  },
});

export const value = style([text.numeral, text.tabular, { fontSize: vars.size.display }]);
export const label = style([text.lead, { color: vars.color.muted }]);

export const source = style([text.small, { gridColumn: '1 / -1', color: vars.color.muted }]);

/** The whole, and how much of it the figure speaks of. */
export const bar = style({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: 4,
  height: '0.875rem',
  '@media': { [media.forced]: { forcedColorAdjust: 'none', outline: '1px solid CanvasText' } },
});
export const part = style({ background: vars.color.accent });
export const rest = style({ flex: 1, background: vars.color.deep });
export const unit = style({ flex: 1, background: vars.color.accent });
export const given = style({ flex: 1, background: vars.color.text });

/** What the colors of the drawing above mean. */
export const key = style([
  text.small,
  cluster(5),
  { gridColumn: '1 / -1', color: vars.color.muted },
]);
const keyEntry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  '::before': { content: '', width: '0.875rem', height: '0.875rem' },
});
const forced = { [media.forced]: { '::before': { forcedColorAdjust: 'none' as const } } };
export const keyGiven = style([
  keyEntry,
  { '::before': { background: vars.color.text }, '@media': forced },
]);
export const keyReturned = style([
  keyEntry,
  { '::before': { background: vars.color.accent }, '@media': forced },
]);

/** A beam that rests on three pillars, and the ground they stand on; on a phone, blocks. */
export const building = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space.part,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: `clamp(${vars.space[4]}, 5vw, ${vars.space[8]})`,
      paddingInline: `clamp(${vars.space[4]}, 3vw, ${vars.space[6]})`,
      borderBlockStart: `1.125rem solid ${vars.color.text}`,
      borderBlockEnd: `2px solid ${vars.color.text}`,
    },
  },
});

export const pillar = style([
  onInk,
  columns(3),
  {
    alignContent: 'end',
    padding: vars.space[5],
    background: vars.color.ground,
    '@media': {
      [media.forced]: { border: '1px solid' },

      [media.medium]: { minHeight: '15rem', padding: `${vars.space[6]} ${vars.space[5]}` },
      // The beam and the ground are its other edges.
      [`${media.medium} and (forced-colors: active)`]: { borderBlock: 0 },
    },
  },
]);

export const list = style({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[7]}`,
  marginBlockStart: vars.space.part,
  '@media': {
    [media.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: `${vars.space[7]} ${vars.space[8]}`,
    },
  },
});

export const actions = style([cluster(3), { marginBlockStart: vars.space[3] }]);

export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[6],
  '@media': { [media.phone]: { flexDirection: 'column' } },
});
globalStyle(`${contact} > p:not(:has(a))`, { paddingBlock: vars.space[2] });
export const link = style([
  text.textLink,
  { display: 'inline-flex', alignItems: 'center', gap: '0.3em', paddingBlock: vars.space[2] },
]);
