import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { hint } from '#web/features/feedback/result/result.css.ts';
import { cluster, columns } from '#web/ui/layout.ts';

export const form = style([columns(6), { maxWidth: vars.width.narrow }]);

export const short = style([columns(4), { maxWidth: '24rem', ':empty': { display: 'none' } }]);

/** As the label of a field. */
export const legend = style({
  marginBlockEnd: vars.space[2],
  padding: 0,
  fontSize: vars.size.small,
  fontWeight: 600,
});

const line = {
  display: 'grid',
  gap: vars.space[2],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A column only where there is a button to remove the person.
  gridAutoColumns: 'auto',
  gridAutoFlow: 'column',
} as const;

/** On a phone the role is below the address. */
export const person = styleVariants({
  focus: line,
  full: {
    ...line,
    '@media': {
      [media.small]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem' },
      [media.phone]: { paddingBlockEnd: vars.space[3] },
    },
  },
});
globalStyle(`${person.full} > :not(:first-child)`, { '@media': { [media.phone]: { gridRow: 2 } } });

/** Keeps the usual distance below an error in a line; an error about the whole list is as close. */
globalStyle(`:is(${person.focus}, ${person.full}) [role="alert"]:not(:empty)`, {
  marginBlockEnd: vars.space[2],
});
globalStyle(`:is(${person.focus}, ${person.full}) + [role="alert"]`, {
  marginBlockStart: `calc(-1 * ${vars.space[1]})`,
});
globalStyle(`${person.full} + [role="alert"]`, {
  '@media': { [media.phone]: { marginBlockStart: `calc(-1 * ${vars.space[4]})` } },
});

export const remove = style({ marginBlockStart: '0.125rem' });

export const buttons = style([cluster(3, 'center'), { ':empty': { display: 'none' } }]);

export const note = style({ marginBlockStart: vars.space[4], maxWidth: vars.width.measure });

/** The part of the plan page, below the focus competencies. */
export const section = style({
  borderTop: `1px solid ${vars.color.line}`,
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[6],
});

export const page = style([
  columns(7),
  {
    // The footer stays below the first screen of a phone, whether the content is short or long.
    '@media': { [media.phone]: { gap: vars.space[6], minHeight: '58rem', alignContent: 'start' } },
    paddingBlock: `clamp(${vars.space[6]}, 1rem + 3.4vw, ${vars.space[8]}) ${vars.space.band}`,
  },
]);

/** As high as the form, so that the footer does not come into view and leave again. */
export const waiting = style([columns(5), { minHeight: '100vh', alignContent: 'start' }]);

export const titleAndTools = style([
  cluster(4, 'center'),
  { justifyContent: 'space-between', marginBlockEnd: vars.space[4] },
]);

globalStyle(`${titleAndTools} p`, { marginBlockStart: vars.space[2] });

export const inPlan = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontSize: vars.size.small,
});

/** Below a line of the comparison, as wide as the list. */
export const seen = style([hint, { gridColumn: '1 / -1' }]);
