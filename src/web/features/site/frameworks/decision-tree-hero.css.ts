import { createVar, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { palette } from '#web/theme/tokens.ts';
import * as text from '#web/ui/text.css.ts';

/** How wide the tree is drawn; everything else of the picture follows. */
const tree = createVar();
const height = `calc(${tree} * 760 / 480)`;
const earth = `calc(${tree} * 200 / 480)`;

/** Ends the earth at the sides of the page. */
export const section = style({ overflow: 'clip' });

export const hero = style({
  vars: { [tree]: 'min(58vw, 24rem)' },
  display: 'grid',
  gap: vars.space[7],
  paddingBlockStart: vars.space[6],
  '@media': {
    [media.large]: {
      vars: { [tree]: '20rem' },
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space[7],
    },
    [media.wide]: { vars: { [tree]: '27.5rem' } },
    print: {
      vars: { [tree]: '15rem' },
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: vars.space[6],
      paddingBlockStart: 0,
    },
  },
});

export const words = style({
  display: 'grid',
  gap: vars.space[5],
  alignContent: 'start',
  '@media': {
    [media.large]: { paddingBlockEnd: `calc(${earth} + ${vars.space[7]})` },
  },
});
export const title = style([
  text.h1,
  { marginBlockStart: vars.space[5], '@media': { print: { fontSize: vars.size.h2 } } },
]);
export const intro = style([
  text.lead,
  { color: vars.color.muted, '@media': { print: { fontSize: 'inherit' } } },
]);

export const figure = style({
  position: 'relative',
  alignSelf: 'end',
  height,
  '@media': {
    [media.large]: { width: `calc(${tree} + 12rem)` },
    print: { width: `calc(${tree} + 12rem)` },
    [media.wide]: { width: `calc(${tree} + 14rem)` },
  },
});

export const earthBand = style({
  position: 'absolute',
  insetInline: '-100vmax',
  insetBlockEnd: 0,
  height: earth,
  background: palette.ink,
  // Paper has no dark ground to read from.
  '@media': { print: { insetInline: 0, background: 'none', borderBlockStart: '1px solid' } },
});

export const drawing = style({
  position: 'relative',
  width: tree,
  height,
  overflow: 'visible',
  pointerEvents: 'none',
});

/** Each level is as high as its part of the drawing. */
export const levels = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateRows: '215fr 190fr 155fr 200fr',
});
export const level = style({
  paddingInlineStart: `calc(${tree} + ${vars.space[3]})`,
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child, &:last-child': { borderBlockStart: 0 },
    '&:last-child': { color: palette.paper },
  },
  '@media': {
    print: {
      paddingBlockStart: vars.space[1],
      selectors: { '&:last-child': { color: vars.color.text } },
    },
    [media.small]: { paddingInlineStart: `calc(${tree} + ${vars.space[5]})` },
  },
});
export const levelLink = style([
  text.h3,
  {
    display: 'inline-block',
    paddingBlock: '0.2em',
    textDecorationThickness: '1px',
    '@media': { [media.hover]: { ':hover': { textDecorationThickness: '2px' } } },
  },
]);
/** On a phone only the names find room beside the tree; the levels follow below in full. */
export const tagline = style([
  text.small,
  {
    display: 'none',
    '@media': { [media.small]: { display: 'block' }, print: { display: 'block' } },
  },
]);
