import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';
import { cluster, columns } from '#web/ui/layout.ts';

export const headline = style([text.h1, { maxWidth: '16ch', marginBlockStart: vars.space[4] }]);
/** The result of an action; takes no space while empty. */
export const done = style({
  selectors: {
    '&:not(:empty)': {
      marginBlockStart: vars.space[5],
      paddingBlock: vars.space[3],
      paddingInline: vars.space[4],
      borderInlineStart: `4px solid ${vars.color.accentText}`,
      background: vars.color.raised,
      fontWeight: 600,
    },
  },
});

export const part = style({
  rowGap: vars.space[4],
  paddingBlock: `clamp(${vars.space[6]}, 1rem + 3vw, ${vars.space[8]})`,
});
/** The first line is level with the headline, which is larger. */
export const words = style({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '@media': { [media.large]: { paddingBlockStart: vars.space[2] } },
});
export const titleRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.space[3],

  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
});
export const title = style([
  cluster(2, 'center'),
  { paddingBlock: `${vars.space[2]} ${vars.space[1]}` },
]);

/** One after the other; in columns if there is room. */
export const fact = style({
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  '@media': {
    [media.medium]: {
      display: 'grid',
      gridTemplateColumns: '8rem minmax(0, 1fr)',
      columnGap: vars.space[4],
    },
  },
});
export const term = style({
  display: 'inline',
  marginInlineEnd: '0.5em',
  color: vars.color.muted,
});
export const value = style({
  display: 'inline',
  margin: 0,
  fontWeight: 500,
  '@media': {
    [media.medium]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space[3],
    },
  },
});

export const quietAction = style([
  text.textLink,
  text.small,
  {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    minHeight: '2.75rem',
    color: vars.color.text,
    cursor: 'pointer',
  },
]);

/** Tall enough for a finger, without pushing the lines apart. */
export const beside = style([
  cluster(3),
  {
    rowGap: 0,
    marginBlock: '-0.5rem',
    '@media': {
      [media.medium]: {
        display: 'inline-flex',
        marginBlock: '-0.75rem',
      },
    },
  },
]);

export const fold = style({ width: '100%' });
export const mail = style({
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 'none', paddingBlockStart: 0 } },
});

/** What and when side by side if there is room. */
export const mailLine = style([
  mail,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: vars.space[4],
  },
]);

export const form = style({ width: '100%', maxWidth: '28rem' });
/** What follows it is below the first screen, so it does not move when the data arrives. */
export const skeleton = style([columns(5), { minHeight: '30rem', alignContent: 'start' }]);
