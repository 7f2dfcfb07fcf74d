import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { cluster, oneLine, unseen } from '#web/ui/layout.ts';
import { homeLink } from '#web/ui/text.css.ts';
import { tabLink } from '#web/office/parts/page.css.ts';

/** Only for assistive technology, so that the header is one line. */
const unseenOnPhone: StyleRule = {
  '@media': {
    [media.phone]: unseen,
  },
};

export const header = style({
  background: vars.color.ground,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const bar = style([
  cluster(4, 'center'),
  {
    rowGap: vars.space[1],
    paddingBlock: vars.space[3],
    fontSize: vars.size.small,
    '@media': { [media.medium]: { flexWrap: 'nowrap' } },
  },
]);

export const home = style([
  homeLink,
  { alignItems: 'center', gap: vars.space[3], marginInlineEnd: 'auto' },
]);

// On a phone the mark is enough.
globalStyle(`${home} > :first-child > span`, unseenOnPhone);

export const office = style({
  color: vars.color.muted,
  '@media': {
    [media.small]: {
      paddingInlineStart: vars.space[3],
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

/** Between a phone and a tablet it has its own line, below the rest. */
export const who = style([
  unseenOnPhone,
  {
    minWidth: 0,
    color: vars.color.muted,
    '@media': {
      [media.small]: { order: 1, flexBasis: '100%', minHeight: '1.5em' },
      [media.medium]: { ...oneLine, order: 0, flexBasis: 'auto' },
    },
  },
]);
globalStyle(`${bar} > :not(${who})`, { flexShrink: 0 });

/** On a tablet the name is enough. */
export const signedInAs = style({
  '@media': { [media.tablet]: unseen },
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[1],
  justifyContent: 'space-between',
  '@media': {
    [media.small]: {
      columnGap: vars.space[4],
      justifyContent: 'start',
      marginInline: `calc(-1 * ${vars.space[2]})`,
    },
  },
});

export const link = style([
  tabLink,
  {
    '@media': {
      [media.small]: { paddingInline: vars.space[2] },
      // With clear gaps.
      'screen and (max-width: 24em)': { fontSize: '0.75rem' },
    },
  },
]);

export const main = style({
  paddingBlock: `${vars.space[5]} ${vars.space[8]}`,
  '@media': { [media.small]: { paddingBlockStart: vars.space[6] } },
});

/** The header of the office is not fixed. */
globalStyle(`:root:has(${header})`, { vars: { [vars.layout.headerHeight]: '0px' } });

/** Stays in view, wherever on the page the user was typing. */
export const band = style({
  position: 'sticky',
  zIndex: 10,
  insetBlockStart: 0,
  paddingBlock: vars.space[4],
  background: vars.color.dangerSoft,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
