import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import { columns } from '#web/ui/layout.ts';
import * as text from '#web/ui/text.css.ts';
import { keepsGround } from '#web/features/site/shared/shared.css.ts';

export const steps = style({
  display: 'grid',
  rowGap: vars.space[5],
  marginBlockStart: vars.space.part,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/**
 * On a phone the letter comes first, and the drawing is at the other end of the same ground line. On
 * wider screens one ground line runs below all four drawings, and the letters are below it.
 */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 4',
      rowGap: 0,
    },
  },
});

const wholeRow = style({
  gridColumn: '1 / -1',
  '@media': { [media.medium]: { paddingInlineEnd: vars.space[5] } },
});
export const words = style([
  wholeRow,
  columns(1),
  { alignContent: 'start', marginBlockStart: vars.space[3] },
]);

export const letter = style([
  text.numeral,
  {
    display: 'grid',
    alignContent: 'end',
    paddingBlockEnd: vars.space[2],
    borderBlockEnd: `1.75px solid ${vars.color.text}`,
    fontSize: vars.size.display,
    color: vars.color.accentText,
    fontWeight: 600,
    '@media': {
      [media.medium]: { paddingBlock: `${vars.space[5]} 0`, borderBlockEnd: 0 },
    },
  },
]);
export const focus = style([text.small, text.strong]);
export const description = style([
  wholeRow,
  {
    marginBlockStart: vars.space[2],
    color: vars.color.muted,
    '@media': { [media.medium]: { marginBlockStart: vars.space[3] } },
  },
]);

/** The ground of the drawings. */
export const ground = style([
  keepsGround,
  {
    borderBlockEnd: `1.75px solid ${vars.color.text}`,
    '@media': { [media.medium]: { order: -1 } },
  },
]);
export const drawing = style({
  width: '100%',
  maxWidth: '6rem',
  height: 'auto',
  marginInlineStart: 'auto',
  '@media': { [media.medium]: { maxWidth: '22rem', marginInlineStart: 0 } },
});
