import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';
import * as text from '#web/ui/text.css.ts';
import { strands } from './strands.css.ts';

/** Two lists with equal rows, and between them the drawing whose lines join row to row. */
export const shift = style({
  display: 'grid',
  marginBlockStart: vars.space[7],
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 25fr) minmax(0, 22fr) minmax(0, 25fr)',
      gridTemplateRows: 'auto 1fr',
      marginBlockStart: vars.space[8],
    },
  },
});

const side = style({
  '@media': {
    [media.medium]: { display: 'grid', gridTemplateRows: 'subgrid', gridRow: '1 / -1' },
  },
});

export const before = style([side, { '@media': { [media.medium]: { gridColumn: 1 } } }]);
export const after = style([side, { '@media': { [media.medium]: { gridColumn: 3 } } }]);

export const title = style([text.h4, { paddingBlockEnd: vars.space[3] }]);

export const list = style({
  display: 'grid',
  gridAutoRows: '1fr',
  borderBlock: `1px solid ${vars.color.line}`,
});

const entry = style({
  alignContent: 'center',
  minHeight: '5.75rem',
  paddingBlock: vars.space[3],
  lineHeight: 1.4,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const entryBefore = style([
  entry,
  {
    color: vars.color.muted,
    '@media': { [media.medium]: { paddingInlineEnd: vars.space[4] } },
  },
]);
export const entryAfter = style([
  entry,
  { fontWeight: 500, '@media': { [media.medium]: { paddingInlineStart: vars.space[4] } } },
]);

export const day = style([text.small, { display: 'block', fontWeight: 600 }]);

export const drawing = style([
  strands,
  {
    height: '7.5rem',
    marginBlock: vars.space[5],
    '@media': {
      [media.medium]: { gridColumn: 2, gridRow: 2, height: 'auto', marginBlock: 0, minHeight: 0 },
    },
  },
]);
