import { style } from '@vanilla-extract/css';
import { vars } from '#web/theme/contract.css.ts';
import { media } from '#web/theme/media.ts';

/** The lines of both folds below the questions meet. */
export const fold = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[3],
});

export const tiles = style({
  display: 'grid',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});

/** One row for each area, or one column on wide screens; the columns share their lines. */
export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  alignItems: 'baseline',
  paddingBlock: vars.space[4],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridRow: 'span 4',
      gridTemplateRows: 'subgrid',
      paddingInline: vars.space[3],
      selectors: {
        '& + &': { borderTop: 0, borderInlineStart: `1px solid ${vars.color.line}` },
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
    },
  },
});

export const name = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: 1.35,
});

export const average = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const count = style({
  gridColumn: '1 / -1',
  fontSize: vars.size.small,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const bar = style({ gridColumn: '1 / -1' });
