import { createVar, style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { palette } from '#web/theme/tokens.ts';
import { columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';

/** How wide the tree is drawn; everything else of the picture follows. */
const tree = createVar();
const height = `calc(${tree} * 760 / 480)`;
const earth = `calc(${tree} * 200 / 480)`;

/** Ends the earth at the sides of the page. */
export const heroSection = style({ overflow: 'clip' });

export const hero = style([
  columns(7, { large: ['minmax(0, 1fr) auto', 7] }),
  {
    vars: { [tree]: `min(58vw, 24rem, 100vw - 2 * ${vars.space.gutter} - 4.5rem)` },
    paddingBlockStart: vars.space[6],
    '@media': {
      [media.large]: { vars: { [tree]: '20rem' } },
      [media.wide]: { vars: { [tree]: '27.5rem' } },
      print: {
        vars: { [tree]: '15rem' },
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: vars.space[6],
        paddingBlockStart: 0,
      },
    },
  },
]);

/** Ends above the earth. */
export const heroWords = style({
  '@media': {
    [media.large]: { paddingBlockEnd: `calc(${earth} + ${vars.space[7]})` },
  },
});

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
  '@media': {
    print: { insetInline: 0, background: 'none', borderBlockStart: '1px solid' },
  },
});

export const drawing = style({
  position: 'relative',
  width: tree,
  height,
  overflow: 'visible',
  pointerEvents: 'none',
});

/** Each level is as high as its part of the drawing. */
export const heroLevels = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateRows: '215fr 190fr 155fr 200fr',
});
export const heroLevel = style({
  paddingInlineStart: `calc(${tree} + ${vars.space[3]})`,
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child, &:last-child': { borderBlockStart: 0 },
    '&:last-child': { color: palette.paper },
  },
  '@media': {
    // No ground sets the last one apart.
    [media.forced]: { selectors: { '&:last-child': { borderBlockStart: '1px solid' } } },
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
    fontSize: `min(${vars.size.h3}, ${tree} * 0.12)`,
    textDecorationThickness: '1px',
    '@media': { [media.hover]: { ':hover': { textDecorationThickness: '2px' } } },
  },
]);

/** On paper two by two. */
export const detailLevels = style({
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space[6],
    },
  },
});

export const detailLevel = style([
  columns(5, {
    medium: ['9rem minmax(0, 1fr)', 6],
    large: ['11rem minmax(0, 7fr) minmax(0, 5fr)', 7],
  }),
  {
    paddingBlock: vars.space[7],
    borderBlockStart: `1px solid ${vars.color.line}`,
    selectors: {
      '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
    '@media': {
      print: {
        gap: vars.space[3],
        paddingBlock: `${vars.space[3]} 0`,
        borderBlockStart: '1px solid',
        selectors: {
          '&:first-child': { paddingBlockStart: vars.space[3], borderBlockStart: '1px solid' },
        },
      },
    },
  },
]);

export const part = style({
  width: '7rem',
  height: '7rem',
  borderRadius: '50%',
  background: vars.color.deep,
  '@media': {
    [media.medium]: { width: '100%', height: 'auto', aspectRatio: '1', gridRow: 'span 2' },
    [media.large]: { gridRow: 'auto' },
    print: {
      width: '3.5rem',
      height: '3.5rem',
      background: 'none',
      selectors: { 'li:last-child > &': { background: 'none' } },
    },
  },
  // Its part is below the ground.
  selectors: { 'li:last-child > &': { background: palette.ink } },
});

export const step = style({
  counterIncrement: 'step',
  paddingBlockStart: vars.space[4],
  borderBlockStart: `2px solid ${vars.color.text}`,
  '::before': {
    content: 'counter(step)',
    fontFamily: vars.font.display,
    fontSize: vars.size.h1,
    lineHeight: 1.1,
    color: vars.color.accentText,
  },
});
